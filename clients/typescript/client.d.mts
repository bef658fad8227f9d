import type { Operations } from './operations.d.ts'

export type { Operations } from './operations.d.ts'

/** Method and path of an operation, for example `GET /api/v1/people`. */
export type OperationName = keyof Operations

/** The operations whose records come page by page, by cursor. */
export type ListName = {
  [Name in OperationName]: Operations[Name]['answer'] extends { data: unknown[]; nextCursor: string | null }
    ? Name
    : never
}[OperationName]

type RecordOf<Name extends ListName> = Operations[Name]['answer'] extends { data: (infer Item)[] }
  ? Item
  : never

export interface ClientOptions {
  /** The address of the site: `https://ace.example.org`. */
  site: string
  /** An API key. Without it public operations can be called. */
  key?: string
  /** Another `fetch`, for example through a proxy. */
  fetch?: typeof fetch
  /** How long one request may take. 30 seconds by default. */
  timeoutMs?: number
}

/** What an operation needs beside its name: parameters of its path, query, body. */
export type CallOptions<Name extends OperationName> = {
  signal?: AbortSignal
  query?: Operations[Name]['query']
} & (Record<string, never> extends Operations[Name]['path']
  ? { path?: undefined }
  : { path: Operations[Name]['path'] }) &
  (Operations[Name]['body'] extends undefined ? { body?: undefined } : { body: Operations[Name]['body'] })

export interface Client {
  /**
   * Calls an operation. What is answered with 429 or 503 is read again, up to five times, after as long as the site says.
   * @throws ApiError for every other refusal
   */
  call: <Name extends OperationName>(
    operation: Name,
    options?: CallOptions<Name>,
  ) => Promise<Operations[Name]['answer']>
  /**
   * Every record of a list, page by page. A record that changes meanwhile comes once more: the last one counts.
   */
  records: <Name extends ListName>(
    operation: Name,
    query?: Omit<Operations[Name]['query'], 'cursor'>,
  ) => AsyncGenerator<RecordOf<Name>, void>
}

export declare const createClient: (options: ClientOptions) => Client

/** What the site refused. */
export declare class ApiError extends Error {
  operation: OperationName
  status: number
  /** For programs: `permission_missing`, `invalid` and so on. Missing where the answer was none of the API. */
  code?: string
  /** The body of the answer. */
  body: unknown
}
