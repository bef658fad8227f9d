/**
 * A plain model of the books, which knows nothing of the product: what each invoice, payment and box of cash is, after
 * what people did. Balances are sums over these, not over entries. Amounts are in minor units.
 */
export type ModelCurrency = 'USD' | 'SSP'
export type ModelMethod = 'bank' | 'cash' | 'merchant'

export interface ModelInvoice {
  user: number
  currency: ModelCurrency
  totalMinor: number
  openMinor: number
  writtenOffMinor: number
  isVoid: boolean
}

export interface ModelPayment {
  user: number
  currency: ModelCurrency
  /** `credit`: of the credit of another payment. */
  method: ModelMethod | 'credit'
  amountMinor: number
  /** What its invoice took; and which. */
  takenMinor: number
  invoice: ModelInvoice | null
  creditMinor: number
  refundedMinor: number
  isReversed: boolean
  /** The payment whose credit it is. */
  source: ModelPayment | null
  /** The box that cash came into; null for other money. */
  box: string | null
}

interface CashMovement {
  box: string
  day: string
  amountMinor: number
}

interface ModelClose {
  box: string
  day: string
  differenceMinor: number
  correctedMinor: number
}

export class Books {
  readonly invoices: ModelInvoice[] = []
  readonly payments: ModelPayment[] = []
  readonly closes: ModelClose[] = []
  private readonly cash: CashMovement[] = []

  constructor(
    readonly today: string,
    readonly tomorrow: string,
  ) {}

  invoice(user: number, currency: ModelCurrency, totalMinor: number): ModelInvoice {
    const invoice = { user, currency, totalMinor, openMinor: totalMinor, writtenOffMinor: 0, isVoid: false }
    this.invoices.push(invoice)
    return invoice
  }

  /** The day on which cash of a day is booked: a closed day takes nothing more. */
  private bookingDay(box: string, day: string): string {
    const isClosed = (each: string): boolean =>
      this.closes.some((close) => close.box === box && close.day === each)
    if (!isClosed(day)) return day
    return isClosed(this.today) ? this.tomorrow : this.today
  }

  private moveCash(box: string, day: string, amountMinor: number): void {
    this.cash.push({ box, day: this.bookingDay(box, day), amountMinor })
  }

  pay(
    invoice: ModelInvoice,
    facts: Pick<ModelPayment, 'method' | 'amountMinor'> & { day: string; box: string },
  ): ModelPayment {
    const { amountMinor, method, day, box } = facts
    // more than is open shows that what was written off was owed
    if (amountMinor > invoice.openMinor && invoice.writtenOffMinor > 0) this.endWriteOff(invoice)
    const isCash = method === 'cash'
    if (isCash) this.moveCash(box, day, amountMinor)
    return this.take(invoice, {
      amountMinor,
      method,
      user: invoice.user,
      source: null,
      box: isCash ? box : null,
    })
  }

  private take(
    invoice: ModelInvoice,
    { amountMinor, ...facts }: Pick<ModelPayment, 'amountMinor' | 'method' | 'user' | 'source' | 'box'>,
  ): ModelPayment {
    const takenMinor = invoice.isVoid ? 0 : Math.min(invoice.openMinor, amountMinor)
    invoice.openMinor -= takenMinor
    const payment: ModelPayment = {
      ...facts,
      amountMinor,
      currency: invoice.currency,
      takenMinor,
      invoice,
      creditMinor: amountMinor - takenMinor,
      refundedMinor: 0,
      isReversed: false,
    }
    this.payments.push(payment)
    return payment
  }

  /** A payment that is nobody's invoice: all of it is the credit of a person. */
  credit(user: number, currency: ModelCurrency, amountMinor: number): ModelPayment {
    const payment: ModelPayment = {
      user,
      currency,
      method: 'bank',
      amountMinor,
      takenMinor: 0,
      invoice: null,
      creditMinor: amountMinor,
      refundedMinor: 0,
      isReversed: false,
      source: null,
      box: null,
    }
    this.payments.push(payment)
    return payment
  }

  /** Null where it has no credit or nothing is open. */
  useCredit(payment: ModelPayment, invoice: ModelInvoice, atMostMinor = Infinity): ModelPayment | null {
    const amountMinor = Math.min(payment.creditMinor, invoice.openMinor, atMostMinor)
    if (payment.currency !== invoice.currency || invoice.isVoid || amountMinor <= 0) return null
    payment.creditMinor -= amountMinor
    return this.take(invoice, {
      amountMinor,
      method: 'credit',
      user: payment.user,
      source: payment,
      box: null,
    })
  }

  /** False where it is reversed, or its credit was paid back. */
  reverse(payment: ModelPayment): boolean {
    if (payment.isReversed || payment.refundedMinor > 0) return false
    payment.isReversed = true
    payment.creditMinor = 0
    if (payment.invoice) payment.invoice.openMinor += payment.takenMinor
    if (payment.source && !payment.source.isReversed) payment.source.creditMinor += payment.amountMinor
    if (payment.box) this.moveCash(payment.box, this.today, -payment.amountMinor)
    for (const use of this.payments) if (use.source === payment) this.reverse(use)
    return true
  }

  refund(payment: ModelPayment, amountMinor: number): boolean {
    if (payment.isReversed || amountMinor > payment.creditMinor) return false
    payment.creditMinor -= amountMinor
    payment.refundedMinor += amountMinor
    return true
  }

  writeOff(invoice: ModelInvoice): boolean {
    if (invoice.isVoid || invoice.openMinor === 0) return false
    invoice.writtenOffMinor += invoice.openMinor
    invoice.openMinor = 0
    return true
  }

  endWriteOff(invoice: ModelInvoice): boolean {
    if (invoice.writtenOffMinor === 0) return false
    invoice.openMinor += invoice.writtenOffMinor
    invoice.writtenOffMinor = 0
    return true
  }

  void(invoice: ModelInvoice): boolean {
    if (invoice.isVoid || invoice.openMinor !== invoice.totalMinor) return false
    invoice.isVoid = true
    invoice.openMinor = 0
    return true
  }

  expected(box: string, day: string): number {
    return this.cash
      .filter((each) => each.box === box && each.day === day)
      .reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  }

  close(box: string, day: string, differenceMinor: number): boolean {
    if (this.closes.some((close) => close.box === box && close.day === day)) return false
    this.closes.push({ box, day, differenceMinor, correctedMinor: 0 })
    return true
  }

  /** Takes back a whole difference, today; zero where nothing is left of it. */
  correct(close: ModelClose): number {
    const leftMinor = Math.abs(close.differenceMinor) - close.correctedMinor
    close.correctedMinor += leftMinor
    if (leftMinor > 0) this.moveCash(close.box, this.today, -Math.sign(close.differenceMinor) * leftMinor)
    return leftMinor
  }

  /** What the ledger has to have, `cash USD`; zeros are left out. */
  balances(): Record<string, number> {
    const sums = new Map<string, number>()
    const add = (account: string, currency: string, amountMinor: number): void => {
      const key = `${account} ${currency}`
      sums.set(key, (sums.get(key) ?? 0) + amountMinor)
    }
    for (const { currency, totalMinor, openMinor, writtenOffMinor, isVoid } of this.invoices) {
      add('receivable', currency, openMinor)
      add('writeOffs', currency, writtenOffMinor)
      if (!isVoid) add('otherIncome', currency, -totalMinor)
    }
    for (const { method, currency, amountMinor, creditMinor, refundedMinor, isReversed } of this.payments) {
      add('memberCredit', currency, -creditMinor)
      add('bank', currency, -refundedMinor)
      if (method !== 'credit' && !isReversed)
        add(method === 'merchant' ? 'mobileMoney' : method, currency, amountMinor)
    }
    for (const { box, differenceMinor, correctedMinor } of this.closes) {
      const leftMinor = differenceMinor - Math.sign(differenceMinor) * correctedMinor
      const currency = box.slice(-3)
      add('cash', currency, leftMinor)
      add('cashDifferences', currency, -leftMinor)
    }
    return Object.fromEntries([...sums].filter(([, sum]) => sum !== 0))
  }

  /** What a person owes and has to their credit, `receivable USD`; zeros are left out. */
  balancesOf(user: number): Record<string, number> {
    const own = new Books(this.today, this.tomorrow)
    own.invoices.push(...this.invoices.filter((each) => each.user === user))
    own.payments.push(...this.payments.filter((each) => each.user === user))
    return Object.fromEntries(
      Object.entries(own.balances()).filter(([key]) => /^(receivable|memberCredit) /.test(key)),
    )
  }
}
