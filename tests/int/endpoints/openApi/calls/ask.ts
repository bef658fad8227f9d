import type { Account } from '../../../../helpers/accounts'
import { jsonOf } from '../../../../helpers/jsonOf'
import type { RequestOptions, TestApp } from '../../../../helpers/testPayload'

/** Prepares a record by the API itself. @returns the answer */
export type Ask = <Body>(method: string, path: string, options?: RequestOptions) => Promise<Body>

/** Asks as somebody; what is refused fails at once. */
export const asker =
  (app: TestApp, as: Account): Ask =>
  async <Body>(method: string, path: string, options: RequestOptions = {}): Promise<Body> => {
    const answer = await app.request(method, path, { as, ...options })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return jsonOf<Body>(answer)
  }
