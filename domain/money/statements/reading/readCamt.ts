import { type SaxesTagPlain, SaxesParser } from 'saxes'
import { letOthersRun } from '../../../../platform/yieldLoop'
import { readSignedAmount } from './readAmount'
import { UnreadableFileError, cleanText } from '../../../../platform/tables/table.schema'
import {
  type FileBalance,
  type NamedAccount,
  type ParsedLine,
  type ParsedStatement,
  STATEMENT_LIMITS,
  readCurrency,
} from '../statement.schema'

/** How much is parsed before the event loop may turn. */
const CHUNK_LENGTH = 32 * 1024
const MAX_DEPTH = 40

/** What is read of an entry, or of one of the payments that a bank booked as one entry. */
interface Facts {
  amount?: string
  currency?: string
  /** `CRDT`: money came; `DBIT`: money left. */
  direction?: string
  status?: string
  day?: string
  text: string[]
  payer?: string
  transaction?: string
}

interface Entry extends Facts {
  details: Facts[]
}

/** What is read of a balance. */
type BalanceFacts = Partial<Record<'code' | 'amount' | 'currency' | 'direction' | 'day', string>>

/** Where a text stands below `Bal`, and what it is. */
const BALANCE_PARTS: Partial<Record<string, keyof BalanceFacts>> = {
  'Tp/CdOrPrtry/Cd': 'code',
  Amt: 'amount',
  CdtDbtInd: 'direction',
  'Dt/Dt': 'day',
  'Dt/DtTm': 'day',
}

/** The balances that are booked, by their codes; others are of what may still change. */
const BALANCE_KINDS: Partial<Record<string, FileBalance['kind']>> = {
  OPBD: 'opening',
  CLBD: 'closing',
}

/** Where a text stands below `Ntry` or `TxDtls`, and what it is. The first one that is found counts. */
const READERS: readonly [end: string, read: (facts: Facts, text: string) => void][] = [
  ['/CdtDbtInd', (facts, text) => (facts.direction ??= text)],
  ['/Sts', (facts, text) => (facts.status ??= text || undefined)],
  ['/Sts/Cd', (facts, text) => (facts.status ??= text)],
  ['/BookgDt/Dt', (facts, text) => (facts.day ??= text)],
  ['/BookgDt/DtTm', (facts, text) => (facts.day ??= text)],
  ['/Refs/AcctSvcrRef', (facts, text) => (facts.transaction ??= text)],
  ['/AcctSvcrRef', (facts, text) => (facts.transaction ??= text)],
  ['/Refs/TxId', (facts, text) => (facts.transaction ??= text)],
  ['/RmtInf/Ustrd', (facts, text) => facts.text.push(text)],
  ['/RmtInf/Strd/CdtrRefInf/Ref', (facts, text) => facts.text.push(text)],
  ['/Refs/EndToEndId', (facts, text) => text !== 'NOTPROVIDED' && facts.text.push(text)],
  ['/AddtlNtryInf', (facts, text) => facts.text.push(text)],
  ['/RltdPties/Dbtr/Nm', (facts, text) => (facts.payer ??= text)],
  ['/RltdPties/Dbtr/Pty/Nm', (facts, text) => (facts.payer ??= text)],
]
const AMOUNTS = ['/Amt', '/AmtDtls/TxAmt/Amt']

/** Where a text stands below `Stmt`, and what it is of the account. */
const ACCOUNT_PARTS: Partial<Record<string, keyof NamedAccount>> = {
  'Acct/Id/IBAN': 'number',
  'Acct/Id/Othr/Id': 'number',
  'Acct/Ccy': 'currency',
}

/** ISO 20022 writes a point and up to five decimals, of which those beyond a cent are zeros. */
const readAmount = (text = ''): number | undefined =>
  readSignedAmount(text.replace(/(\.\d\d)0{1,3}$/, '$1'), '.')

/** A balance; undefined for one of another kind, and for one that cannot be read. */
const toBalance = (facts: BalanceFacts): FileBalance | undefined => {
  const kind = BALANCE_KINDS[facts.code ?? '']
  const day = /^(\d{4}-\d\d-\d\d)/.exec(facts.day ?? '')?.[1]
  const currency = readCurrency(facts.currency ?? '')
  const amount = readAmount(facts.amount)
  if (!kind || !day || !currency || amount === undefined || amount < 0) return undefined
  return { kind, day, currency, amountMinor: facts.direction === 'DBIT' ? 0 - amount : amount }
}

/** The line of an entry; a text says why it cannot be read. */
const toLine = (facts: Facts): Omit<ParsedLine, 'row'> | string => {
  const day = /^(\d{4}-\d\d-\d\d)/.exec(facts.day ?? '')?.[1]
  if (!day || Number.isNaN(Date.parse(day))) return 'The entry has no booking day'
  const currency = readCurrency(facts.currency ?? '')
  if (!currency) return `“${cleanText(facts.currency ?? '', 10)}” is not a currency of our accounts`
  const amount = readAmount(facts.amount)
  if (!amount || amount < 0) return `“${cleanText(facts.amount ?? '', 40)}” is not an amount`
  if (facts.direction !== 'CRDT' && facts.direction !== 'DBIT')
    return 'The entry does not say whether money came or left'
  return {
    day,
    amountMinor: facts.direction === 'CRDT' ? amount : -amount,
    currency,
    text: cleanText([...new Set(facts.text)].join(' '), STATEMENT_LIMITS.text),
    payer: cleanText(facts.payer ?? '', STATEMENT_LIMITS.payer),
    transaction: cleanText(facts.transaction ?? '', STATEMENT_LIMITS.id),
  }
}

/**
 * The payments of an entry: the ones that it lists, where they add up to it; else the entry itself, with what is known
 * of the one payment that it lists.
 */
const paymentsOf = (entry: Entry): Facts[] => {
  const { details, ...own } = entry
  const [only, ...others] = details
  if (!only) return [own]
  if (others.length === 0)
    return [
      {
        ...own,
        text: [...only.text, ...own.text],
        payer: only.payer ?? own.payer,
        transaction: own.transaction ?? only.transaction,
      },
    ]
  const sum = details.reduce((total, { amount }) => total + (readAmount(amount) ?? NaN), 0)
  if (sum !== readAmount(own.amount)) return [own]
  return details.map((each) => ({ ...own, ...each, day: own.day, text: each.text }))
}

/**
 * Reads a statement by ISO 20022, CAMT.053 of any version. The parser knows no entities but the five of XML, and a file
 * with a document type is refused; the event loop is not held. Entries that are not booked yet are read over.
 * @throws UnreadableFileError for what is no such file
 */
export const readCamt = async (text: string): Promise<ParsedStatement> => {
  const statement: ParsedStatement = { accounts: [], lines: [], problems: [], leftOut: [], balances: [] }
  const path: string[] = []
  let [row, isStatement] = [0, false]
  let entry: Entry | undefined
  let detail: Facts | undefined
  let balance: BalanceFacts | undefined
  let content = ''
  let amountCurrency = ''

  const finishEntry = (): void => {
    row += 1
    if (entry && (entry.status ?? 'BOOK') === 'BOOK')
      for (const facts of paymentsOf(entry)) {
        const line = toLine(facts)
        if (typeof line === 'string') statement.problems.push({ row, message: line })
        else statement.lines.push({ row, ...line })
      }
    entry = undefined
  }
  const finishElement = (name: string): void => {
    const facts = detail ?? entry
    if (balance) {
      const part = BALANCE_PARTS[path.slice(path.lastIndexOf('Bal') + 1).join('/')]
      if (part) balance[part] ??= content.trim()
      if (name === 'Amt') balance.currency ??= amountCurrency
      if (name === 'Bal') {
        statement.balances.push(...[toBalance(balance)].filter((each) => each !== undefined))
        balance = undefined
      }
      return
    }
    if (!facts) {
      const part = ACCOUNT_PARTS[path.slice(path.lastIndexOf('Stmt') + 1).join('/')]
      const account = statement.accounts.at(-1)
      if (part && account) account[part] ||= cleanText(content, STATEMENT_LIMITS.id)
      return
    }
    if (name === 'TxDtls') detail = undefined
    else if (name === 'Ntry') finishEntry()
    else {
      const below = `/${path.slice(path.lastIndexOf(detail ? 'TxDtls' : 'Ntry') + 1).join('/')}`
      const value = content.trim()
      if (AMOUNTS.includes(below)) {
        facts.amount ??= value
        facts.currency ??= amountCurrency
      } else READERS.find(([end]) => end === below)?.[1](facts, value)
    }
  }

  const parser = new SaxesParser({ xmlns: false, position: true })
  const refuse = (message: string): never => {
    throw new UnreadableFileError(message)
  }
  parser.on('error', (error) => refuse(`This file is not valid XML (${error.message.slice(0, 200)}).`))
  parser.on('doctype', () => refuse('A statement may have no document type.'))
  parser.on('opentag', ({ name, attributes }: SaxesTagPlain) => {
    const local = name.replace(/^.*:/, '')
    path.push(local)
    content = ''
    if (path.length > MAX_DEPTH) refuse('The elements of this file are nested too deeply.')
    if (local === 'BkToCstmrStmt') isStatement = true
    if (local === 'Stmt') statement.accounts.push({ number: '', currency: '' })
    if (local === 'Amt') amountCurrency = attributes.Ccy ?? ''
    if (local === 'Bal' && !entry) balance = {}
    if (local === 'Ntry') entry = { text: [], details: [] }
    if (local === 'TxDtls' && entry) {
      detail = { text: [] }
      entry.details.push(detail)
    }
    if (statement.lines.length > STATEMENT_LIMITS.lines) refuse('The statement has too many lines.')
  })
  const read = (piece: string): void => {
    if (content.length < STATEMENT_LIMITS.text) content += piece
  }
  parser.on('text', read)
  parser.on('cdata', read)
  parser.on('closetag', ({ name }: SaxesTagPlain) => {
    finishElement(name.replace(/^.*:/, ''))
    path.pop()
    content = ''
  })
  for (let start = 0; start < text.length; start += CHUNK_LENGTH) {
    await letOthersRun()
    parser.write(text.slice(start, start + CHUNK_LENGTH))
  }
  parser.close()
  if (!isStatement) refuse('This file is not a bank statement (CAMT.053).')
  return { ...statement, accounts: statement.accounts.filter(({ number }) => number !== '') }
}
