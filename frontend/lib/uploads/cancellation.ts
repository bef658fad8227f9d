import { ApiError } from '../ApiError'

const CODE = 'cancelled'

/** Why an upload ended that the person gave up. */
export const cancellation = (): ApiError => new ApiError(0, CODE, 'The upload was cancelled.')

/** Whether an upload ended because the person wanted it to. */
export const isCancelled = (error: unknown): boolean => error instanceof ApiError && error.code === CODE

const LEFT = 'left'

/** Why an upload ended whose page was left: it can go on later. */
export const leaving = (): ApiError => new ApiError(0, LEFT, 'The page was left.')

/** Whether an upload ended because its page was left. */
export const isLeft = (error: unknown): boolean => error instanceof ApiError && error.code === LEFT
