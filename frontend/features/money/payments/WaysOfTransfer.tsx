import type { BankAccount, MerchantAccount } from '../../../../domain/money/payments/waysToPay.schema'
import { FactList } from '../../../components/ui/FactList'

const Mono = ({ children }: { children: string }) => (
  <span className="font-mono wrap-anywhere">{children}</span>
)

/** Our bank accounts, each with what the bank asks for. */
export const BankAccounts = ({ accounts }: { accounts: readonly BankAccount[] }) => (
  <ul className="grid gap-6">
    {accounts.map(({ bank, holder, number, swift, currency }) => (
      <li key={`${bank} ${number}`} className="border-s-2 border-nile ps-4">
        <FactList
          className="sm:grid-cols-2"
          facts={[
            ['Bank', bank],
            ['Name on the account', holder],
            ['Account number', <Mono key="number">{number}</Mono>],
            ['Currency of the account', currency],
            ...(swift ? [['SWIFT code', <Mono key="swift">{swift}</Mono>] as const] : []),
          ]}
        />
      </li>
    ))}
  </ul>
)

/** Our numbers for mobile money. */
export const MerchantAccounts = ({ accounts }: { accounts: readonly MerchantAccount[] }) => (
  <ul className="grid gap-6">
    {accounts.map(({ provider, number, holder }) => (
      <li key={`${provider} ${number}`} className="border-s-2 border-nile ps-4">
        <FactList
          className="sm:grid-cols-2"
          facts={[
            ['Provider', provider],
            ['Number', <Mono key="number">{number}</Mono>],
            ['Name on the account', holder],
          ]}
        />
      </li>
    ))}
  </ul>
)
