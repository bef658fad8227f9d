import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import {
  type ApplicationStep,
  firstStepOf,
  readStep,
} from '../../../../domain/membership/applications/steps.schema'
import type { SentForm } from '../../../../platform/plainForm.schema'
import { Disclosure } from '../../../components/ui/Disclosure'
import { useApp } from '../../../lib/app'
import { useSiteChrome } from '../../../lib/siteChrome'
import { dropSentForm, sentFormOf } from '../../../lib/plainForms'
import { applicationMessages } from '../../../lib/messages/applicationMessages'
import { useSession } from '../../../lib/session/useSession'
import { ApplicationBanner } from './ApplicationBanner'
import { ApplicationForm } from './ApplicationForm'
import { ApplicationSteps } from './ApplicationSteps'
import { ApplicationEvidence } from './ApplicationEvidence'
import { PlainDocumentForm } from './PlainDocumentForm'
import { applicationQuery } from './applicationQuery'
import { upgradeQuery } from './upgradeQuery'
import { useSubmitApplication } from './useSubmitApplication'

const OPEN = ['pending', 'under_review']

const Sent = () => (
  <p className="max-w-[52rem] border-s-4 border-acacia bg-acacia-wash p-5 text-lg md:p-6">
    {applicationMessages.sent}
  </p>
)

/** The application as it was sent without JavaScript, if it came back. */
const useSentApplication = (): SentForm | undefined => {
  const app = useApp()
  const [sent] = useState(() => sentFormOf(app, ['application', 'application-step']))
  useEffect(() => dropSentForm(app), [app])
  return sent
}

/** The step that the address names, or the first that is wrong in what came back to this address. */
const useStep = (sent: SentForm | undefined): ApplicationStep => {
  const { key } = useLocation()
  const [firstKey] = useState(key)
  const asked = readStep(useSearchParams()[0].get('step'))
  return (sent && key === firstKey ? firstStepOf(sent.errors) : undefined) ?? asked
}

/** The application: where the last one stands, and the form, unless one is open. Source: spec.md section 2. */
export const ApplicationPage = ({ today }: { today: string }) => {
  const app = useApp()
  const { settings } = useSiteChrome()
  const { user } = useSession()
  // not suspended: when the session ends while the form is sent, the form stays until the sign-in page has come
  const { application, registeredName = null } =
    useQuery({ ...applicationQuery(app), enabled: user !== null }).data ?? {}
  const { open } = useQuery({ ...upgradeQuery(app), enabled: user !== null }).data ?? {}
  const isOnTheWay = useSearchParams()[0].size > 0
  const sent = useSentApplication()
  const step = useStep(sent)
  const { submit, isSent } = useSubmitApplication()
  const form = (
    <ApplicationForm step={step} sent={sent} today={today} registeredName={registeredName} submit={submit} />
  )
  const isOpen = application ? OPEN.includes(application.status) : false
  return (
    <div className="grid gap-10">
      {!isSent && !isOpen && <ApplicationSteps step={step} />}
      {application && !isSent && <ApplicationBanner application={application} />}
      {!isSent && (isOpen || step === 3) && <PlainDocumentForm />}
      {isOpen && !isSent && <ApplicationEvidence />}
      {isSent && <Sent />}
      {!isSent &&
        !isOpen &&
        open?.length !== 0 &&
        (application?.status === 'approved' ? (
          <Disclosure title="Apply for another grade" level={3} isOpen={sent !== undefined || isOnTheWay}>
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
