import { ApiError } from '../ApiError'

const CODE = 'cancelled'

/** Why an upload ended that the person gave up. */
export const cancellation = (): ApiError => new ApiError(0, CODE, 'The upload was cancelled.')

/** Whether an upload ended because the person wanted it to. */
export const isCancelled = (error: unknown): boolean => error instanceof ApiError && error.code === CODE
