/** @returns the element that the fragment of the page's address names, if there is one */
export const namedByAddress = (): HTMLElement | null => {
  try {
    return document.getElementById(decodeURIComponent(location.hash.slice(1)))
  } catch {
    return null // a fragment that is no text in any encoding
  }
}
