/** Where the server draws the picture of a page, for previews of links (server/site/pictures). */
export const PICTURE_WIDTH = 1200
export const PICTURE_HEIGHT = 630

const HOME = '/index'

export const picturePath = (pathname: string): string =>
  `/og${pathname === '/' ? HOME : pathname.replace(/\/+$/, '')}.png`

/** The page that a picture's path belongs to, or undefined when it is none. */
export const picturedPage = (path: string): string | undefined => {
  const page = /^\/og(\/[a-z0-9]+(?:[-/][a-z0-9]+)*)\.png$/i.exec(path)?.[1]
  return page === HOME ? '/' : page
}
