import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Connect, ViteDevServer } from 'vite'
import { addToHead, textsOf } from '../../frontend/lib/documentParts'
import type { PictureFacts, RenderContext, RenderedPage } from '../../frontend/render.types'
import { createPageStyles } from './pageStyles'
import { type SharedModules, createSharedModules } from './sharedModules'

interface ServerEntry {
  render: (request: Request, context: RenderContext) => Promise<RenderedPage>
  describe: (request: Request, context: RenderContext) => Promise<PictureFacts | undefined>
}

export interface StyledPage extends RenderedPage {
  /** Of the styles that the page brings in an element of its own: `sha256-…`, as a content security policy names it. */
  styleHash?: string
}

export interface SiteRenderer {
  /** @param hasSession whether the application follows at once, which needs the whole stylesheet */
  render: (
    request: Request,
    context: Omit<RenderContext, 'assets' | 'siteChromePath'> & { hasSession: boolean },
  ) => Promise<StyledPage>
  /** What the picture of a page shows; undefined where a visitor finds none. */
  describe: (request: Request, context: Omit<RenderContext, 'assets'>) => Promise<PictureFacts | undefined>
  /** Answers for the modules that pages name and no build has made. */
  answerModule?: SharedModules['answer']
  /** In development: Vite, which answers for sources and styles. */
  middleware?: Connect.Server
  /** The `Link` header of every page: what it needs first, which a proxy may turn into early hints. */
  linkHeader?: string
  close: () => Promise<void>
}

interface ManifestChunk {
  file: string
  css?: string[]
  imports?: string[]
}

const CLIENT_ENTRY = 'frontend/entry.client.tsx'
const CLIENT_START = 'frontend/start.ts'
const PRINT_STYLES = 'frontend/styles/print.css'
const SERVER_ENTRY = 'frontend/entry.server.tsx'

/** The files of a chunk and of everything it imports, each once. */
const filesOf = (
  manifest: Record<string, ManifestChunk>,
  ids: string[],
): { scripts: string[]; styles: string[] } => {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const visit = (id: string): void => {
    const chunk = manifest[id]
    if (!chunk || scripts.has(`/${chunk.file}`)) return
    scripts.add(`/${chunk.file}`)
    chunk.css?.forEach((file) => styles.add(`/${file}`))
    chunk.imports?.forEach(visit)
  }
  ids.forEach(visit)
  return { scripts: [...scripts], styles: [...styles] }
}

/** Renders with the built bundles in `dist/`. */
export const createBuiltRenderer = async (root: string): Promise<SiteRenderer> => {
  const manifest = JSON.parse(
    readFileSync(path.join(root, 'dist/client/.vite/manifest.json'), 'utf8'),
  ) as Record<string, ManifestChunk>
  const module = (await import(
    /* @vite-ignore */ pathToFileURL(path.join(root, 'dist/server/entry.server.js')).href
  )) as ServerEntry
  const entry = filesOf(manifest, [CLIENT_ENTRY])
  const start = filesOf(manifest, [CLIENT_START]).scripts[0]
  const assets: RenderContext['assets'] = {
    start,
    scripts: entry.scripts.slice(0, 1),
    styles: entry.styles,
    laterStyles: [],
    printStyles: `/${manifest[PRINT_STYLES]?.file ?? ''}`,
    preloads: (ids) => [...new Set([...entry.scripts.slice(1), ...filesOf(manifest, ids).scripts])],
  }
  // A visitor's page brings its styles along; the stylesheet follows with the application.
  const visitorAssets: RenderContext['assets'] = {
    ...assets,
    styles: [],
    laterStyles: entry.styles,
  }
  const textOf = (file: string): string => readFileSync(path.join(root, 'dist/client', file), 'utf8')
  const stylesheet = entry.styles.map(textOf).join('')
  const typeface = /\/assets\/[\w.-]+\.woff2/.exec(stylesheet)?.[0]
  const pageStyles = createPageStyles(stylesheet, start && textOf(start))
  const siteChromes = createSharedModules('chrome')
  return {
    answerModule: siteChromes.answer,
    linkHeader: typeface && `<${typeface}>; rel=preload; as=font; type="font/woff2"; crossorigin`,
    render: async (request, { hasSession, ...context }) => {
      if (hasSession) return module.render(request, { ...context, assets })
      const page = await module.render(request, {
        ...context,
        assets: visitorAssets,
        siteChromePath: siteChromes.pathOf,
      })
      if (!page.document) return page
      const styles = pageStyles(textsOf(page.document))
      return {
        ...page,
        document: addToHead(page.document, `<style>${styles.text}</style>`),
        styleHash: styles.hash,
      }
    },
    describe: (request, context) => module.describe(request, { ...context, assets }),
    close: async () => {},
  }
}

/** Renders from the sources through Vite, so that a change is on screen without a restart. */
export const createDevelopmentRenderer = async (root: string, hmrPort: number): Promise<SiteRenderer> => {
  const { createServer } = await import('vite')
  const vite: ViteDevServer = await createServer({
    root,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { port: hmrPort } },
  })
  const assets: RenderContext['assets'] = {
    start: `/${CLIENT_START}`,
    scripts: [`/${CLIENT_ENTRY}`],
    styles: [],
    laterStyles: [],
    printStyles: `/${PRINT_STYLES}`,
    preloads: () => [],
  }
  return {
    middleware: vite.middlewares,
    describe: async (request, context) =>
      ((await vite.ssrLoadModule(`/${SERVER_ENTRY}`)) as ServerEntry).describe(request, {
        ...context,
        assets,
      }),
    render: async (request, { hasSession: _, ...context }) => {
      const module = (await vite.ssrLoadModule(`/${SERVER_ENTRY}`)) as ServerEntry
      const page = await module.render(request, { ...context, assets })
      const added = (await vite.transformIndexHtml(new URL(request.url).pathname, '<head></head>')).replace(
        /<\/?head>/g,
        '',
      )
      // Behind what React knows of the head, which it takes over as it finds it.
      return { ...page, document: page.document && addToHead(page.document, added) }
    },
    close: () => vite.close(),
  }
}
