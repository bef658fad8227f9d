import { API_KEY_PREFIX } from './apiKeyTexts.schema'

const BEARER = new RegExp(`^Bearer +(${API_KEY_PREFIX}\\S{1,200})$`, 'i')

/** The key in the header `Authorization` of a request; undefined where there is none. */
export const readApiKey = (authorization: string | null | undefined): string | undefined =>
  authorization ? BEARER.exec(authorization.trim())?.[1] : undefined
