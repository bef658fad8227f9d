import { type IncomingHttpHeaders, type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer, json } from 'node:stream/consumers'

interface Stored {
  status: number
  headers: [string, string][]
  body: Buffer
  tags: string[]
  /** What the request had for each header that the answer varies on. */
  varied: [string, string | undefined][]
  freshUntil: number
}

export interface CachingProxy {
  url: string
  /** Where it takes calls to purge. */
  purgeUrl: string
  /** The tags of each call to purge, with the proof that came along. */
  purges: { tags: string[]; proof: string | undefined }[]
  /** Everything that it has ever stored, purged or not. */
  everStored: { path: string; text: string; headers: Headers }[]
  /** Refuses calls to purge from now on, or takes them again. */
  refusePurges: (isRefusing: boolean) => void
  stop: () => Promise<void>
}

/** The headers of an answer that belong to one connection, or were undone by `fetch`. */
const NOT_PASSED_ON = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-encoding',
  'content-length',
])

const directive = (headers: Headers, name: string): number | undefined => {
  const found = new RegExp(`(?:^|[,\\s])${name}=(\\d+)`).exec(headers.get('cache-control') ?? '')?.[1]
  return found === undefined ? undefined : Number(found)
}

const requestHeaders = (headers: IncomingHttpHeaders): [string, string][] =>
  Object.entries(headers).flatMap(([name, value]) =>
    value === undefined || ['host', 'connection'].includes(name) ? [] : [[name, String(value)]],
  )

/**
 * A shared cache as RFC 9111 describes it, before a server: stores what `s-maxage` allows, answers with it while it is
 * fresh and `Vary` matches, and deletes by tag. Its answers say `X-Cache: hit` or `miss`. It asks for everything anew
 * that is not fresh, and serves nothing stale.
 * @param target the server's address; read at each request, since the server is started with the address of this proxy
 */
export const startCachingProxy = async (target: () => string): Promise<CachingProxy> => {
  const stored = new Map<string, Stored[]>()
  const [purges, everStored]: [CachingProxy['purges'], CachingProxy['everStored']] = [[], []]
  let isRefusing = false

  const write = (
    response: ServerResponse,
    { status, headers, body }: Omit<Stored, 'tags' | 'varied' | 'freshUntil'>,
    mark: string,
  ): void => {
    response.writeHead(status, [...headers.flat(), 'X-Cache', mark]).end(body)
  }

  const purge = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { tags } = (await json(request)) as { tags: string[] }
    purges.push({ tags, proof: request.headers.authorization })
    if (isRefusing) {
      response.writeHead(500).end()
      return
    }
    for (const [path, copies] of stored)
      stored.set(
        path,
        copies.filter((copy) => !copy.tags.some((tag) => tags.includes(tag))),
      )
    response.writeHead(200).end()
  }

  const passOn = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = request.url ?? '/'
    const known = stored
      .get(path)
      ?.find(
        ({ freshUntil, varied }) =>
          Date.now() < freshUntil &&
          varied.every(([name, value]) => request.headers[name]?.toString() === value),
      )
    if (known && request.method === 'GET') {
      write(response, known, 'hit')
      return
    }
    const hasBody = request.method !== 'GET' && request.method !== 'HEAD'
    const answer = await fetch(`${target()}${path}`, {
      method: request.method,
      headers: requestHeaders(request.headers),
      body: hasBody ? await buffer(request) : undefined,
      redirect: 'manual',
    })
    const body = Buffer.from(await answer.arrayBuffer())
    const headers = [...answer.headers].filter(([name]) => !NOT_PASSED_ON.has(name))
    const passed = { status: answer.status, headers, body }
    const seconds = directive(answer.headers, 's-maxage')
    if (
      seconds !== undefined &&
      request.method === 'GET' &&
      !/private|no-store|no-cache/.test(answer.headers.get('cache-control') ?? '')
    ) {
      const names = (answer.headers.get('vary') ?? '')
        .toLowerCase()
        .split(/\s*,\s*/)
        .filter(Boolean)
      const copy: Stored = {
        ...passed,
        tags: (answer.headers.get('surrogate-key') ?? '').split(' '),
        // the bytes are stored as they were before they were compressed
        varied: names
          .filter((name) => name !== 'accept-encoding')
          .map((name) => [name, request.headers[name]?.toString()]),
        freshUntil: Date.now() + seconds * 1000,
      }
      stored.set(path, [...(stored.get(path) ?? []), copy])
      everStored.push({ path, text: body.toString(), headers: answer.headers })
    }
    write(response, passed, 'miss')
  }

  const server = createServer((request, response) => {
    const work = request.url === '/.purge' ? purge(request, response) : passOn(request, response)
    work.catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}`
  return {
    url,
    purgeUrl: `${url}/.purge`,
    purges,
    everStored,
    refusePurges: (refuses) => {
      isRefusing = refuses
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
