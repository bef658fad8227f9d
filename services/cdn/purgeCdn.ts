const DEADLINE_MS = 3_000

export interface CdnPurge {
  /** Where the content delivery network, or a program before it, takes the call. */
  url: string
  /** One header that proves the right to purge: `Authorization: Bearer …`. */
  header?: string
  /** What the answers to delete carry. */
  tags: readonly string[]
}

/** Name and value of a header as an operator writes it. */
const splitHeader = (header: string): [name: string, value: string] => {
  const place = header.indexOf(':')
  return [header.slice(0, place).trim(), header.slice(place + 1).trim()]
}

/**
 * Has a content delivery network delete the answers with these tags. The tags are in the body (`{ "tags": […] }`) and
 * in the header `Surrogate-Key`, of which networks read one or the other.
 * @throws Error without the network's own words, when it did not confirm within three seconds
 */
export const purgeCdn = async ({ url, header, tags }: CdnPurge): Promise<void> => {
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'error',
    signal: AbortSignal.timeout(DEADLINE_MS),
    headers: {
      'Content-Type': 'application/json',
      'Surrogate-Key': tags.join(' '),
      ...(header && Object.fromEntries([splitHeader(header)])),
    },
    body: JSON.stringify({ tags }),
  }).catch((error: unknown) => {
    throw new Error('The CDN did not answer the call to purge', { cause: error })
  })
  await response.body?.cancel()
  if (!response.ok) throw new Error(`The CDN answered the call to purge with ${response.status}`)
}
