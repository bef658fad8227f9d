import type { PayloadRequest } from 'payload'
import { startSignIn } from '../../domain/authentication'
import { answerSignIn } from './answerSignIn'

/** Answers a request that has proved who its sender is, by a password or in its place: see `answerSignIn`. */
export const finishSignIn = async (req: PayloadRequest, { id }: { id: string }): Promise<Response> =>
  answerSignIn(req, await startSignIn(req, id))
