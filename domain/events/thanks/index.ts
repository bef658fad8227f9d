/** Thanks by mail to those who came. */
export { thankThoseWhoCame } from './thankThoseWhoCame'
