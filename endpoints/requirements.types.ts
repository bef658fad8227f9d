import type { ContentTopic } from '../domain/content/contentVersions'

/** A picture that arrives in one multipart body. */
export interface PictureUpload {
  /** `picture`: up to 6 MB, as members send; `large-picture`: up to 27 MB, for the pages of the site. */
  size: 'picture' | 'large-picture'
  /** The text for a larger one. */
  tooLarge: string
}

/**
 * What an endpoint, a collection or a global requires of the gateway. It is declared beside it, as `custom`;
 * the gateway itself names none of them.
 */
export interface EndpointRequirements {
  /**
   * Visitors may send something to it, so its body is read before the session is read. What it does with the
   * body is cheap, or limited by address. Without this the gateway reads nothing that a visitor sends.
   */
  isOpenToVisitors?: boolean
  /**
   * It also takes a plain form, which a browser without JavaScript sends. That is read before the session is: a form
   * whose session is over is shown again, filled in.
   */
  takesForms?: boolean
  /** `long`: 1 MB of JSON, the default where somebody is signed in; `short`: 128 kB, the default for visitors. */
  body?: 'long' | 'short'
  /** `read`: it counts towards the rate of reads; the default follows from the method. */
  rate?: 'read'
  /** It takes a picture in a multipart body. */
  upload?: PictureUpload
  /**
   * It takes a body of this content type, of any size, and reads it as it arrives. It decides itself who may
   * send one.
   */
  streams?: string
  /** For `GET`: its answer to a visitor changes only when one of these versions moves. */
  cachedBy?: readonly ContentTopic[]
  /** It is read by programs with an API key, and lets them in itself (`requireApiKey`). Keys open nothing else. */
  opensToKeys?: boolean
  /** For a collection or global: which of the routes that Payload adds are open. Without this none is. */
  opens?: readonly string[]
}
