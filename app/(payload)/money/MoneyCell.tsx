'use client'

import type { DefaultCellComponentProps } from 'payload'
import { moneyText } from './moneyText'

type MoneyCellProps = DefaultCellComponentProps & { currencyField: string }

/** An amount in the panel's lists, as people read it. */
export const MoneyCell = ({ cellData, currencyField, rowData }: MoneyCellProps) => (
  <span>{moneyText(cellData, rowData[currencyField])}</span>
)
