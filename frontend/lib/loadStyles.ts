const addLink = (url: string): HTMLLinkElement => {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: url })
  document.head.append(link)
  return link
}

const loaded = (link: HTMLLinkElement): Promise<void> =>
  new Promise((resolve) => {
    if (link.sheet) resolve()
    for (const type of ['load', 'error']) link.addEventListener(type, () => resolve(), { once: true })
  })

/** Adds stylesheets that are not in the document yet. @returns when all are there, or cannot be had */
export const loadStyles = async (urls: string[]): Promise<void> => {
  const links = urls.map(
    (url) => document.querySelector<HTMLLinkElement>(`link[rel=stylesheet][href="${url}"]`) ?? addLink(url),
  )
  await Promise.all(links.map(loaded))
}
