'use client'

import type { DefaultCellComponentProps } from 'payload'
import { formatFileSize } from '../../../frontend/lib/fileSize'

/** The size of a file in the panel's lists: `1.2 MB`. */
export const FileSizeCell = ({ cellData }: DefaultCellComponentProps) => (
  <span>{typeof cellData === 'number' ? formatFileSize(cellData) : '–'}</span>
)
