import { expect, test } from "vitest";
import { fileOf } from "../src/features/chronicle/saving";

const read = (file: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(file);
  });

async function saved(name: string): Promise<string> {
  document.body.innerHTML = `<div id="chat">what nobody else may read</div><svg><defs><path id="leaf" d="M0 0"/></defs></svg>
    <main class="saga"><h1></h1><svg><use href="#leaf"/></svg><a href="/x">away</a><button>now</button></main>`;
  const page = document.querySelector<HTMLElement>(".saga")!;
  page.querySelector("h1")!.textContent = name;
  return read(fileOf(page, name, "en", ""));
}

test("a chronicle takes the drawings along that it uses, and no way out of the file", async () => {
  const file = await saved("Ada");
  expect(file).toContain('<path id="leaf"');
  expect(file).not.toContain("<a ");
  expect(file).not.toContain("<button");
});

test.each(['href="#chat"', "url(#chat)"])("the name %s takes nothing else of the page along", async (name) => {
  expect(await saved(name)).not.toContain("what nobody else may read");
});

test("a name is text in the file, whatever it says", async () => {
  const file = await saved("</title></style><script>alert(1)</script>");
  expect(file).not.toContain("<script>");
  expect(file).toContain("&lt;script&gt;");
});
