import { messages } from './messages/messages'

/** A refusal or failure of the REST API, or of the way to it. */
export class ApiError extends Error {
  override readonly name = 'ApiError'

  /**
   * @param status HTTP status; 0 when no answer came
   * @param code for programs: `network` and `timeout` when no answer came, else the server's
   * @param message for people
   * @param fields messages by the field they belong to
   * @param retryAfterSeconds when the server takes it, where it said so
   */
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly fields: Readonly<Record<string, string>> = {},
    readonly retryAfterSeconds?: number,
  ) {
    super(message)
  }

  /** Whether trying again may help. */
  get isTransient(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500
  }
}

/** For a loader whose page does not exist. */
export const notFound = (): ApiError => new ApiError(404, 'not_found', 'This page does not exist.')

interface Problem {
  message?: unknown
  code?: unknown
  field?: unknown
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const readProblems = (body: unknown): Problem[] =>
  isRecord(body) && Array.isArray(body.errors) ? body.errors.filter(isRecord) : []

/** The error that an answer of the API stands for. */
export const toApiError = async (response: Response): Promise<ApiError> => {
  const body: unknown = await response.json().catch(() => undefined)
  const problems = readProblems(body)
  const fields: Record<string, string> = {}
  for (const { field, message } of problems) {
    if (typeof field === 'string' && typeof message === 'string') fields[field] ??= message
  }
  const first = problems[0]
  return new ApiError(
    response.status,
    typeof first?.code === 'string' ? first.code : `http_${response.status}`,
    typeof first?.message === 'string' ? first.message : messages.unexpected,
    fields,
    Number(response.headers.get('Retry-After')) || undefined,
  )
}
