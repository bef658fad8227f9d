import type { RequestOptions } from '../../../../helpers/testPayload'

/** How operations are called, by method and path; the path that is asked where it has parameters. */
export type Calls = Record<string, RequestOptions & { path?: string }>
