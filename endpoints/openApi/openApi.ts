import { sessionCookieName } from '../../domain/accounts/credentials'
import { perPayload } from '../../platform/perPayload'
import { readProductVersion } from '../../platform/productVersion'
import { declareEndpoint } from '../declareEndpoint'
import { everybody } from '../guards'
import { describeApi } from './describeApi'
import { listOperations } from './listOperations'

const CACHE_SECONDS = 300

const description = perPayload(({ config }) =>
  JSON.stringify(
    describeApi(listOperations(config), {
      server: config.serverURL || '/',
      version: readProductVersion(),
      sessionCookie: sessionCookieName(),
    }),
  ),
)

/**
 * `GET /api/openapi.json`: the description of the API in OpenAPI 3.1, made from the declarations of the endpoints. For
 * everybody; it tells of no record. Answers 200.
 */
export const openApi = declareEndpoint({
  method: 'get',
  path: '/openapi.json',
  access: everybody,
  gateway: { opensToKeys: true },
  handler: ({ payload }) =>
    new Response(description(payload), {
      headers: {
        'Content-Type': 'application/json',
        'Cache-Control': `public, max-age=${CACHE_SECONDS}`,
      },
    }),
})
