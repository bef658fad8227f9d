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

const NotFound = () => (
  <>
    <title>Page not found</title>
    <meta name="robots" content="noindex" />
    <p className="font-display text-xl font-semibold text-laterite">404</p>
    <h1 className="mt-1 text-3xl">Oops! Page not found</h1>
    <p className="mt-4 max-w-text text-lg text-ink-soft">
      The address may be mistyped, or the page has moved.
    </p>
    <p className="mt-7">
      <ButtonLink to={paths.home.build()} tone="main">
        Return to Home
      </ButtonLink>
    </p>
  </>
)

const Failed = ({ message }: { message: string }) => {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const isTrying = useNavigation().state !== 'idle'
  // Goes to where it is: a mere revalidation that is quick leaves the router's boundary with the old error.
  const tryAgain = (): void => void navigate(`${pathname}${search}${hash}`, { replace: true })
  return (
    <>
      <title>Something went wrong</title>
      <meta name="robots" content="noindex" />
      <p className="font-display text-xl font-semibold text-laterite">{messages.error}</p>
      <h1 className="mt-1 text-3xl">This page could not be shown</h1>
      <p className="mt-4 max-w-text text-lg text-ink-soft">{message}</p>
      <p className="mt-7 flex flex-wrap gap-3">
        <Button tone="main" isBusy={isTrying} onClick={tryAgain}>
          Try Again
        </Button>
        <ButtonLink to={paths.home.build()}>Return to Home</ButtonLink>
      </p>
    </>
  )
}

/** Stands in for a page that does not exist or could not be shown. */
export const PageError = () => {
  const { status, message } = readFailure(useRouteError())
  return (
    <div className="wrap grid items-center gap-10 py-section lg:grid-cols-2">
      <div>{status === 404 ? <NotFound /> : <Failed message={message} />}</div>
      <Scene id="missing" sheet="560 200" />
    </div>
  )
}
