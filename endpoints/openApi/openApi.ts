import type { Endpoint } from 'payload'
import { sessionCookieName } from '../../domain/accounts/credentials'
import { perPayload } from '../../platform/perPayload'
import { readProductVersion } from '../../platform/productVersion'
import { requires } from '../requirements'
import { describeApi } from './describeApi'
import { integrationOperations } from './integrationOperations'
import { publicOperations } from './publicOperations'
import { staffOperations } from './staffOperations'

/** Every endpoint that is described. */
export const API_OPERATIONS = [...integrationOperations, ...publicOperations, ...staffOperations]

const CACHE_SECONDS = 300

const description = perPayload(({ config }) =>
  JSON.stringify(
    describeApi(API_OPERATIONS, {
      server: config.serverURL || '/',
      version: readProductVersion(),
      sessionCookie: sessionCookieName(),
    }),
  ),
)

/**
 * `GET /api/openapi.json`: the description of the API in OpenAPI 3.1, made from the schemas that the endpoints check
 * by. For everybody; it tells of no record. Answers 200.
 */
export const openApi: Endpoint = {
  method: 'get',
  path: '/openapi.json',
  custom: requires({ opensToKeys: true }),
  handler: ({ payload }) =>
    new Response(description(payload), {
      headers: {
        'Content-Type': 'application/json',
        'Cache-Control': `public, max-age=${CACHE_SECONDS}`,
      },
    }),
}
