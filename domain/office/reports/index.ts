/** Reports on members, applications, events, money, CPD and mail: figures that follow from what is stored. */
export { drawBoardReport } from './drawBoardReport'
export { makeReport } from './makeReport'
