import type { SiteSetting } from '../../../payload-types'

/** Paper and ink of `frontend/styles/tokens.css`. */
const BACKGROUND = '#faf8f3'
const THEME = '#10222e'

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/** `/site.webmanifest`, under the names that staff gave the association. */
export const manifest = ({
  name,
  shortName,
  description,
}: Pick<SiteSetting, 'name' | 'shortName' | 'description'>): string =>
  JSON.stringify({
    id: '/',
    name,
    short_name: shortName,
    description: description ?? undefined,
    lang: 'en',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: BACKGROUND,
    theme_color: THEME,
    icons: [
      icon('icon-192', 192, 'any'),
      icon('icon-512', 512, 'any'),
      icon('icon-maskable', 512, 'maskable'),
    ],
  })
