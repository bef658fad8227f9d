import { useState } from 'react'
import { Tabs } from '../../components/ui/Tabs'
import { FactorForm } from './FactorForm'
import { ResetForm } from './ResetForm'
import { SignInForm } from './SignInForm'
import { SignUpForm } from './SignUpForm'

const TABS = [
  { id: 'signIn', label: 'Sign In' },
  { id: 'signUp', label: 'Sign Up' },
] as const

type TabId = (typeof TABS)[number]['id']

/** The way in: sign in, sign up, or ask for a new password. The address typed in one is there in the others. */
export const AuthCard = () => {
  const [tab, setTab] = useState<TabId>('signIn')
  const [isForgotten, setIsForgotten] = useState(false)
  const [challenge, setChallenge] = useState<string>()
  const [email, setEmail] = useState('')
  const shared = { email, onEmail: setEmail }
  if (challenge) {
    return (
      <div className="card p-5 md:p-7">
        <FactorForm challenge={challenge} onBack={() => setChallenge(undefined)} />
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
          {tab === 'signIn' ? <SignInForm {...shared} onForgotten={() => setIsForgotten(true)} onChallenge={setChallenge} /> : <SignUpForm {...shared} onDone={() => setTab('signIn')} />}
        </div>
      </Tabs>
    </div>
  )
}
