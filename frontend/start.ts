/**
 * Loads the page's scripts when its styles are there, not beside them: on a slow line they would share it, and text
 * would be painted later. A module runs after parsing and after the stylesheets before it; that is the whole trick.
 */
const files = document.querySelector<HTMLScriptElement>('script[data-files]')?.dataset.files?.split(' ') ?? []
// All at once: each would otherwise be found only in the one that imports it, a round trip later.
for (const file of files) void import(/* @vite-ignore */ file)
