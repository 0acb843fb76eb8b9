import "./transport/memory-storage";
import { mount } from "svelte";
import App from "./app/App.svelte";
import "./engine/look";
import "./app/shell.css";
import { placeSymbols } from "./engine/look/symbols";
import { installWorker } from "./features/offline/app";
import { updates } from "./features/offline/updates.svelte";
import { router } from "./shared/router.svelte";
import { settings } from "./shared/settings.svelte";
import { listen } from "./sound";
import { speech } from "./text/speech.svelte";

placeSymbols();
listen();
router.start();
installWorker();
updates.start();

const target = document.getElementById("app");
// A language that cannot be had leaves English; without either the page shows at least its pictures.
await speech
  .use(settings.language)
  .catch(() => speech.use("en"))
  .catch(() => {});
if (target) mount(App, { target });
