/** Where the pages begin: the words first, then everything that says them. */

import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { loadTablePage } from "./pages/table";
import { page } from "./ui/router.svelte";
import { ready } from "./words";

if (page().name === "table") loadTablePage().catch(() => null); // the page itself tells of a failure
await ready;
mount(App, { target: document.getElementById("app")! });
