import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { readStep } from '../../../domain/applications/steps.schema'
import { Disclosure } from '../../components/ui/Disclosure'
import { useApp } from '../../lib/app'
import { useSiteChrome } from '../../lib/siteChrome'
import { applicationMessages } from '../../lib/messages/applicationMessages'
import { useSession } from '../../lib/session/useSession'
import { ApplicationBanner } from './ApplicationBanner'
import { ApplicationForm } from './ApplicationForm'
import { ApplicationSteps } from './ApplicationSteps'
import { applicationQuery } from './applicationQuery'
import { useSubmitApplication } from './useSubmitApplication'

const OPEN = ['pending', 'under_review']

const Sent = () => (
  <p className="max-w-[52rem] border-s-4 border-acacia bg-acacia-wash p-5 text-lg md:p-6">
    {applicationMessages.sent}
  </p>
)

/** The application: where the last one stands, and the form, unless one is open. Source: spec.md section 2. */
export const ApplicationPage = ({ today }: { today: string }) => {
  const app = useApp()
  const { settings } = useSiteChrome()
  const { user } = useSession()
  // not suspended: when the session ends while the form is sent, the form stays until the sign-in page has come
  const { application, registeredName = null } =
    useQuery({ ...applicationQuery(app), enabled: user !== null }).data ?? {}
  const step = readStep(useSearchParams()[0].get('step'))
  const { submit, isSent } = useSubmitApplication()
  const form = <ApplicationForm step={step} today={today} registeredName={registeredName} submit={submit} />
  const isOpen = application ? OPEN.includes(application.status) : false
  return (
    <div className="grid gap-10">
      {!isSent && !isOpen && <ApplicationSteps step={step} />}
      {application && !isSent && <ApplicationBanner application={application} />}
      {isSent && <Sent />}
      {!isSent &&
        !isOpen &&
        (application?.status === 'approved' ? (
          <Disclosure title="Apply for another grade" level={3}>
            {form}
          </Disclosure>
        ) : (
          form
        ))}
      {settings.email && (
        <p className="border-t border-rule-strong pt-6">
          Questions about your application?{' '}
          <a
            href={`mailto:${settings.email}`}
            className="link inline-flex min-h-11 items-center font-semibold break-all"
          >
            {settings.email}
          </a>
        </p>
      )}
    </div>
  )
}
