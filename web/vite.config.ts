// The bundle that `stockpile serve` hands out; in development the API is the one of a running server.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { mkdirSync, writeFileSync } from "node:fs";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const server = process.env.STOCKPILE_SERVER ?? "http://127.0.0.1:8000";
const NOTES = "../build/web";
const PACKAGE = /node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules\/)/;

/** Notes the packages of which something is in the bundle: tools/web.py puts their licences beside it. */
function noteOrigins(): Plugin {
  return {
    name: "note-origins",
    apply: "build",
    generateBundle(_options, bundle) {
      const found = new Set<string>();
      for (const part of Object.values(bundle)) {
        // A font comes in through a style sheet: it is no module, but names where it is from.
        const files = part.type === "chunk" ? part.moduleIds : part.originalFileNames;
        for (const file of files) {
          const name = PACKAGE.exec(file.replaceAll("\\", "/"))?.[1];
          if (name) found.add(name);
        }
      }
      mkdirSync(NOTES, { recursive: true });
      writeFileSync(`${NOTES}/bundled.json`, JSON.stringify([...found].sort()));
    },
  };
}

export default defineConfig({
  base: "./",
  plugins: [svelte(), svelteTesting(), noteOrigins()],
  build: { outDir: "../src/stockpile/server/static", emptyOutDir: true, target: "es2022", assetsInlineLimit: 0 },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true } },
  },
  // Some tests let the real engine play games first: how long that takes says nothing about the client.
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"], testTimeout: 60_000 },
});
