import type { PayloadRequest } from 'payload'
import { startSignIn } from '../../../domain/accounts/authentication'
import { answerSignIn } from './answerSignIn'

/**
 * Answers a request whose sender has proved an identity, by a password or in its place: see `answerSignIn`.
 */
export const finishSignIn = async (req: PayloadRequest, { id }: { id: string }): Promise<Response> =>
  answerSignIn(req, await startSignIn(req, id))
