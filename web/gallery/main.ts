// For looking at all things at once while working on them: `npx vite`, then /gallery/?skin=gentle. It is not built.
import "@fontsource/abril-fatface/400.css";
import "@fontsource-variable/figtree";
import { mount } from "svelte";
import "../src/app.css";
import { keepSettings, settings } from "../src/state/settings.svelte";
import Gallery from "./Gallery.svelte";

settings.skin = new URLSearchParams(location.search).get("skin") === "gentle" ? "gentle" : "classic";
settings.fast = false;
keepSettings();
mount(Gallery, { target: document.getElementById("app")! });
