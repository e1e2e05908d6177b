// Our SHA-256 against node's.
import { createHash, randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { fromHex, sha256, toHex } from "./sha256";

test("digests are those of the standard, at every length around a block", () => {
  for (const length of [0, 1, 31, 32, 55, 56, 57, 63, 64, 65, 119, 120, 200]) {
    const bytes = randomBytes(length);

    const digest = toHex(sha256(new Uint8Array(bytes)));

    expect(digest).toBe(createHash("sha256").update(bytes).digest("hex"));
  }
});

test("hex reads back", () => {
  expect(toHex(fromHex("00ff1080"))).toBe("00ff1080");
});
