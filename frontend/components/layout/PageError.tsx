import {
  isRouteErrorResponse,
  useLocation,
  useNavigate,
  useNavigation,
  useRouteError,
} from 'react-router-dom'
import { messages } from '../../lib/messages/messages'
import { paths } from '../../paths'
import { Button, ButtonLink } from '../ui/Button'
import { Scene } from '../drawings/Scene'

interface Failure {
  status: number
  message: string
}

const readFailure = (error: unknown): Failure => {
  if (!isRouteErrorResponse(error)) return { status: 500, message: messages.unexpected }
  const data = error.data as { message?: unknown } | null
  return {
    status: error.status,
    message: typeof data?.message === 'string' ? data.message : messages.unexpected,
  }
}

const RetryButton = () => {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const isTrying = useNavigation().state !== 'idle'
  // Goes to where it is: a mere revalidation that is quick leaves the router's boundary with the old error.
  const tryAgain = (): void => void navigate(`${pathname}${search}${hash}`, { replace: true })
  return (
    <Button tone="main" isBusy={isTrying} onClick={tryAgain}>
      Try Again
    </Button>
  )
}

/** Stands in for a page that does not exist or could not be shown. */
export const PageError = () => {
  const { status, message } = readFailure(useRouteError())
  const isMissing = status === 404
  return (
    <div className="wrap grid items-center gap-10 py-section lg:grid-cols-2">
      <div>
        <title>{isMissing ? 'Page not found' : 'Something went wrong'}</title>
        <meta name="robots" content="noindex" />
        <p className="font-display text-xl font-semibold text-laterite">{isMissing ? 404 : messages.error}</p>
        <h1 className="mt-1 text-3xl">
          {isMissing ? 'Oops! Page not found' : 'This page could not be shown'}
        </h1>
        <p className="mt-4 max-w-text text-lg text-ink-soft">
          {isMissing ? 'The address may be mistyped, or the page has moved.' : message}
        </p>
        <p className="mt-7 flex flex-wrap gap-3">
          {!isMissing && <RetryButton />}
          <ButtonLink to={paths.home.build()} tone={isMissing ? 'main' : 'plain'}>
            Return to Home
          </ButtonLink>
        </p>
      </div>
      <Scene id="missing" sheet="560 200" />
    </div>
  )
}
