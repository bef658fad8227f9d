import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Tabs } from '../../components/ui/Tabs'
import { FactorForm } from './FactorForm'
import { paths } from '../../paths'
import { ResetForm } from './ResetForm'
import { SignInForm } from './SignInForm'
import { SignUpForm } from './SignUpForm'
import { SingleSignOn } from './SingleSignOn'
import { useHashChallenge } from './useHashChallenge'

const TABS = [
  { id: 'signIn', label: 'Sign In' },
  { id: 'signUp', label: 'Sign Up' },
] as const

type TabId = (typeof TABS)[number]['id']

/** The way in: sign in, sign up, or ask for a new password. The address typed in one is there in the others. */
export const AuthCard = () => {
  const [search] = useSearchParams()
  const [tab, setTab] = useState<TabId>(search.get('tab') === 'sign-up' ? 'signUp' : 'signIn')
  const [isForgotten, setIsForgotten] = useState(search.get('forgot') === 'true')
  const [answered, setAnswered] = useState<string>()
  const [handedOver, dropHandedOver] = useHashChallenge()
  const challenge = answered ?? handedOver
  const [email, setEmail] = useState('')
  const shared = { email, onEmail: setEmail }
  if (challenge) {
    return (
      <div className="card p-5 md:p-7">
        <FactorForm
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
      <Tabs label="Account" tabs={TABS} selected={tab} onSelect={setTab}>
        <div className="p-5 md:p-7">
          {tab === 'signIn' ? <SignInForm {...shared} onForgotten={() => setIsForgotten(true)} onChallenge={setAnswered} /> : <SignUpForm {...shared} onDone={() => setTab('signIn')} />}
          <SingleSignOn />
          <noscript>
            <p className="mt-6 border-t border-rule pt-4">
              Signing in needs JavaScript. Without it you can <a href={paths.auth.signUp()}>sign up</a> and <a href={paths.auth.forgot()}>ask for a new password</a>.
            </p>
          </noscript>
        </div>
      </Tabs>
    </div>
  )
}
