import { paths } from '../../../paths'

/** The pages of the tab Payments: one line each, with a route module in this folder and a line in routes.tsx. */
export const PAYMENT_VIEWS: readonly { to: string; label: string }[] = [
  { to: paths.admin.paymentsToConfirm.build(), label: 'To confirm' },
  { to: paths.admin.allPayments.build(), label: 'All payments' },
  { to: paths.admin.invoices.build(), label: 'Invoices' },
  { to: paths.admin.statements.build(), label: 'Statements' },
  { to: paths.admin.gradeRuns.build(), label: 'Invoice a grade' },
  { to: paths.admin.arrears.build(), label: 'Arrears' },
  { to: paths.admin.dayClose.build(), label: 'Day close' },
  { to: paths.admin.transfers.build(), label: 'Transfers' },
  { to: paths.admin.agreement.build(), label: 'Does it agree?' },
  { to: paths.admin.fees.build(), label: 'Fees' },
  { to: paths.admin.year.build(), label: 'Year' },
  { to: paths.admin.ledger.build(), label: 'Ledger' },
]
