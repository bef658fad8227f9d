import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type LoaderFunctionArgs, useNavigate, useSearchParams } from 'react-router-dom'
import { PageTitle } from '../../components/layout/PageTitle'
import { DimensionTitle } from '../../components/ui/DimensionTitle'
import { Identities } from '../../features/accounts/authentication/devices/Identities'
import { Sessions } from '../../features/accounts/authentication/devices/Sessions'
import { deviceSessionsQuery } from '../../features/accounts/authentication/devices/deviceSessionsQuery'
import { DataSection } from '../../features/people/personalData/DataSection'
import { DeletionSection } from '../../features/people/personalData/DeletionSection'
import { deletionQuery } from '../../features/people/personalData/deletionQuery'
import { EmailSection } from '../../features/accounts/accountSecurity/EmailSection'
import { PasswordSection } from '../../features/accounts/accountSecurity/PasswordSection'
import { TwoStepSection } from '../../features/accounts/accountSecurity/TwoStepSection'
import { type App, useApp } from '../../lib/app'
import { awaitOnServer } from '../../lib/awaitOnServer'
import { accountMessages } from '../../lib/messages/accountMessages'
import type { PageData } from '../../lib/pageHead'
import { isOutsideSite, safeReturnPath } from '../../lib/safeReturnPath'
import { secondFactorQuery } from '../../lib/session/secondFactorQuery'
import { requireAccount } from '../../lib/session/requireAccount'
import { signInWaysQuery } from '../../lib/session/signInWaysQuery'
import { useSession } from '../../lib/session/useSession'
import { paths } from '../../paths'

export const loader =
  (app: App) =>
  async ({ request }: LoaderFunctionArgs): Promise<PageData> => {
    await requireAccount(app, request)
    await Promise.all([
      app.queryClient.query(secondFactorQuery(app)),
      app.queryClient.query(deletionQuery(app)),
      app.queryClient.query(signInWaysQuery(app)),
      awaitOnServer([app.queryClient.query(deviceSessionsQuery(app))]),
    ])
    return {
      head: {
        title: 'Security',
        description: 'Your password, your email address and two-step sign-in.',
        canonical: paths.profileSecurity.path,
      },
    }
  }

const Section = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section id={id} aria-labelledby={`${id}-title`} className="wrap scroll-mt-24 pt-section">
    <DimensionTitle id={`${id}-title`}>{title}</DimensionTitle>
    <div className="max-w-[40rem]">{children}</div>
  </section>
)

/**
 * How a person signs in. Staff who must set up their second step are led here. Source: decisions.md "Sessions
 * and accounts".
 */
export const Component = () => {
  const { user } = useSession()
  const { data: ways } = useQuery(signInWaysQuery(useApp()))
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const from = search.get('from')
  const goOn = (): void => {
    if (!from) return
    const target = safeReturnPath(from)
    if (isOutsideSite(target)) location.assign(target)
    else void navigate(target)
  }
  return (
    <>
      <PageTitle title="Security">How you sign in, and who else cannot.</PageTitle>
      {user?.isFactorMissing && (
        <div className="wrap pt-8">
          <div className="max-w-[40rem] border-s-4 border-laterite bg-laterite-wash p-5" role="note">
            <p className="font-semibold">{accountMessages.factorRequired}</p>
            <p className="mt-1">{accountMessages.factorRequiredDescription}</p>
          </div>
        </div>
      )}
      <Section id="two-step" title="Two-step sign-in">
        <TwoStepSection onReady={goOn} />
      </Section>
      <Section id="password" title="Password">
        <PasswordSection />
      </Section>
      {(ways?.provider || ways?.identities.length !== 0) && (
        <Section id="single-sign-on" title="Single sign-on">
          <Identities />
        </Section>
      )}
      <Section id="email" title="Email address">
        <EmailSection />
      </Section>
      <Section id="devices" title="Signed-in devices">
        <Sessions />
      </Section>
      <Section id="your-data" title="Your data">
        <DataSection />
      </Section>
      <div className="pb-section">
        <Section id="delete-account" title="Delete account">
          <DeletionSection />
        </Section>
      </div>
    </>
  )
}
