import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Tabs } from '../../../components/ui/Tabs'
import { useApp } from '../../../lib/app'
import { dropSentForm } from '../../../lib/plainForms'
import { SecondFactorForm } from './SecondFactorForm'
import { ResetForm } from './ResetForm'
import { SignInForm } from './SignInForm'
import { SignUpForm } from './SignUpForm'
import { SingleSignOn } from './SingleSignOn'
import { useHashChallenge } from './useHashChallenge'

const TABS = [
  { id: 'signIn', label: 'Sign In', query: 'sign-in' },
  { id: 'signUp', label: 'Sign Up', query: 'sign-up' },
] as const

type TabId = (typeof TABS)[number]['id']

/** The way in: sign in, sign up, or ask for a new password. The address typed in one is there in the others. */
export const AuthCard = () => {
  const [search] = useSearchParams()
  const [tab, setTab] = useState<TabId>(search.get('tab') === 'sign-up' ? 'signUp' : 'signIn')
  const [isForgotten, setIsForgotten] = useState(search.get('forgot') === 'true')
  const app = useApp()
  const { sentForm } = app
  useEffect(() => dropSentForm(app), [app])
  const [answered, setAnswered] = useState(
    sentForm?.challenge ?? (sentForm?.name === 'factor' ? sentForm.values.challenge : undefined),
  )
  const [handedOver, dropHandedOver] = useHashChallenge()
  const challenge = answered ?? handedOver
  const [email, setEmail] = useState(search.get('email') ?? '')
  const shared = { email, onEmail: setEmail }
  if (challenge) {
    return (
      <div className="card p-5 md:p-7">
        <SecondFactorForm
          challenge={challenge}
          onBack={() => {
            setAnswered(undefined)
            dropHandedOver()
          }}
        />
      </div>
    )
  }
  if (isForgotten) {
    return (
      <div className="card p-5 md:p-7">
        <ResetForm {...shared} onBack={() => setIsForgotten(false)} />
      </div>
    )
  }
  return (
    <div className="card">
      <Tabs
        label="Account"
        tabs={TABS.map((each) => ({
          ...each,
          href: `?${new URLSearchParams({ ...Object.fromEntries(search), tab: each.query }).toString()}`,
        }))}
        selected={tab}
        onSelect={setTab}
      >
        <div className="p-5 md:p-7">
          {tab === 'signIn' ? (
            <SignInForm {...shared} onForgotten={() => setIsForgotten(true)} onChallenge={setAnswered} />
          ) : (
            <SignUpForm {...shared} onDone={() => setTab('signIn')} />
          )}
          <SingleSignOn />
        </div>
      </Tabs>
    </div>
  )
}
