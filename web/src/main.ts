import { mount } from "svelte";
import App from "./app/App.svelte";
import "./engine/look";
import { placeSymbols } from "./engine/look/symbols";
import "./app/shell.css";
import { router } from "./shared/router.svelte";
import { listenForGesture } from "./shared/sounds";
import { installWorker } from "./features/offline/app";
import { freshness } from "./features/offline/updates.svelte";

placeSymbols();
listenForGesture();
router.start();
installWorker();
freshness.start();

const target = document.getElementById("app");
if (target) mount(App, { target });
