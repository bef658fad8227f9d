import type { IncomingMessage } from 'node:http'
import { isStaff } from '../../collections/access/roles'
import { problem } from '../../endpoints/answers'
import type { EndpointRequirements } from '../../endpoints/requirements.types'
import { isFormType, isMultipartType } from './contentTypes'
import { hasBody } from './hasBody'
import type { KnownRoute } from './knownRoutes'
import { createMultipartCheck } from './multipartCheck'
import { MAX_BODY_BYTES, MAX_QUERY_BYTES, MAX_VISITORS_BODY_BYTES, readBody } from './readBody'
import type { PictureReceiver } from './receivePicture'
import { refuseUnread, wrongContentType } from './refusals'
import { refuseBody } from './refuseBody'
import type { Senders } from './senders'
import { type StreamedBody, streamBody } from './streamBody'

/** What came with a request. */
export interface ReceivedBody {
  body?: Buffer
  /** A body that is read as it arrives. */
  stream?: StreamedBody
  /** There was a body, and it was dropped unread: the endpoint says in its own words what is missing. */
  isDropped?: boolean
}

export interface BodyRequest {
  incoming: IncomingMessage
  route: KnownRoute | undefined
  /** Whether the request only reads: by its method, or because its body is a query. */
  isReading: boolean
  isQueryInBody: boolean
}

export interface BodyReceiverOptions {
  senders: Senders
  receivePicture: PictureReceiver
}

export type BodyReceiver = (
  request: BodyRequest,
  answer: (received: ReceivedBody) => Promise<Response>,
) => Promise<Response>

/** Whether a body is a plain form, for an endpoint that takes one. */
const isPlainForm = ({ takesForms }: EndpointRequirements, contentType: string): boolean =>
  takesForms === true && isFormType(contentType)

const maxBytesFor = (
  requirements: EndpointRequirements,
  contentType: string,
  isQueryInBody: boolean,
): number => {
  if (isQueryInBody) return MAX_QUERY_BYTES
  const isShort = requirements.isOpenToVisitors ?? isPlainForm(requirements, contentType)
  return (requirements.body ?? (isShort ? 'short' : 'long')) === 'long'
    ? MAX_BODY_BYTES
    : MAX_VISITORS_BODY_BYTES
}

/** Takes bodies as their endpoints declare, and refuses all others before anything else reads them. */
export const createBodyReceiver = ({ senders, receivePicture }: BodyReceiverOptions): BodyReceiver => {
  /** The body of a form with files, or of a document that the panel sends, as staff do. */
  const refuseParts = async (contentType: string, body: Buffer): Promise<Response | undefined> => {
    const check = createMultipartCheck(contentType)
    check.look(body)
    return check.end()
  }

  const receiveWhole = async (
    { incoming, isQueryInBody }: BodyRequest,
    requirements: EndpointRequirements,
    answer: (received: ReceivedBody) => Promise<Response>,
  ): Promise<Response> => {
    const contentType = incoming.headers['content-type'] ?? ''
    const read = await readBody(incoming, maxBytesFor(requirements, contentType, isQueryInBody))
    if ('problem' in read)
      return problem(
        read.status,
        'body',
        (read.status === 413 && requirements.upload?.tooLarge) || read.problem,
      )
    const takesForm = isQueryInBody || isPlainForm(requirements, contentType)
    const refusal = isMultipartType(contentType)
      ? await refuseParts(contentType, read.body)
      : refuseBody(read.body, contentType, takesForm)
    return refusal ?? answer({ body: read.body })
  }

  return async (request, answer) => {
    const { incoming, route, isReading, isQueryInBody } = request
    const requirements = route?.requirements ?? {}
    const contentType = incoming.headers['content-type'] ?? ''
    if (requirements.streams !== undefined && !isQueryInBody)
      return contentType === requirements.streams
        ? answer({ stream: streamBody(incoming) })
        : wrongContentType()
    if ((isReading && !isQueryInBody) || !hasBody(incoming)) return answer({})

    // a form whose session is over is shown again, filled in: it is read as a visitor's
    if (isQueryInBody || requirements.isOpenToVisitors || isPlainForm(requirements, contentType))
      return isMultipartType(contentType)
        ? refuseUnread(incoming, wrongContentType())
        : receiveWhole(request, requirements, answer)

    const sender = await senders.senderOf(incoming)
    if (!sender || (route && !(await senders.mayWrite(route, sender)))) {
      incoming.resume()
      return answer({ isDropped: true })
    }
    if (isMultipartType(contentType)) {
      if (requirements.upload)
        return receivePicture(incoming, requirements.upload, (body) => answer({ body }))
      // the panel sends every document as a form
      if (!isStaff(sender)) return refuseUnread(incoming, wrongContentType())
    }
    return receiveWhole(request, requirements, answer)
  }
}
