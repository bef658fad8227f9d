/** The part of a service worker's world that is used here; TypeScript's own description of it excludes the pages'. */
export interface LastingEvent extends Event {
  waitUntil: (task: Promise<unknown>) => void
}

export interface PageClient {
  id: string
  postMessage: (message: unknown) => void
}

export interface PageMessageEvent extends LastingEvent {
  data: unknown
  source: PageClient | null
}

export interface RequestEvent extends LastingEvent {
  request: Request
}

export interface WorkerScope {
  location: Location
  clients: { claim: () => Promise<void>; get: (id: string) => Promise<PageClient | undefined> }
  addEventListener: ((type: 'activate' | 'install', listener: (event: LastingEvent) => void) => void) &
    ((type: 'fetch', listener: (event: RequestEvent) => void) => void) &
    ((type: 'message', listener: (event: PageMessageEvent) => void) => void)
}
