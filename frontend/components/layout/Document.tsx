import type { ReactNode } from 'react'
import { type PageState, STATE_ELEMENT_ID } from '../../lib/pageState'

export interface DocumentProps {
  assets: PageState['assets']
  /** The page's state as the script element holds it: the same text on both sides. */
  stateText: string
  children: ReactNode
}

/**
 * The whole document. There is no inline script: the state is data, and the client reads it. Stylesheets come before
 * scripts, whose loading must not delay the first paint: on a slow line they would share it with what is painted.
 */
export const Document = ({ assets, stateText, children }: DocumentProps) => (
  <html lang="en">
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      {assets.styles.map((url) => (
        <link key={url} rel="stylesheet" href={url} />
      ))}
      <link rel="stylesheet" href={assets.printStyles} media="print" />
      <meta name="theme-color" content="#faf8f3" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#0e1a21" media="(prefers-color-scheme: dark)" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/site.webmanifest" />
      {assets.start && (
        <script
          type="module"
          src={assets.start}
          data-files={[...assets.preloads, ...assets.scripts].join(' ')}
          data-now={assets.isNeededAtOnce || undefined}
          data-styles={assets.laterStyles.join(' ') || undefined}
        />
      )}
    </head>
    <body>
      {children}
      <script type="application/json" id={STATE_ELEMENT_ID} dangerouslySetInnerHTML={{ __html: stateText }} />
      {!assets.start && assets.scripts.map((url) => <script key={url} type="module" src={url} />)}
    </body>
  </html>
)
