// All drawings on one page, for whoever draws; no part of the bundle. `tools/contact_sheet.py` takes its picture.
import { mount } from "svelte";
import { hang } from "../src/draw/gallery.svelte";
import "../src/style/tokens.css";
import "../src/style/base.css";
import Sheet from "./Sheet.svelte";

const wish = new URLSearchParams(location.search);
document.documentElement.dataset.theme = wish.get("theme") ?? "light";
await Promise.all([hang("card"), hang("strategy"), hang("investor")]);
mount(Sheet, { target: document.getElementById("app")!, props: { kind: wish.get("kind") ?? "card" } });
await document.fonts.ready;
document.body.dataset.ready = "yes";
