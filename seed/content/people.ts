import type { Grade } from '../../domain/membership/memberships/grades.schema'
import type { Region, Role } from '../../collections/access/roles'
import type { Application, CpdEntry } from '../../payload-types'

/** A fictional member of a trial installation. */
export interface Person {
  /** The part of the email before `@example.org`, which receives no mail. */
  mailbox: string
  fullName: string
  region: Region
  grade: Grade
  title: string
  organization: string
  specialization: string
  years: number
  bio?: string
  /** Whole years since joining. */
  memberFor: number
  /** Active by default. */
  membership?: 'grace' | 'expired'
  roles?: Role[]
  licenceNumber?: string
  /** Agreed to be found by visitors. */
  isPublic?: boolean
}

export const MEMBER_MAILBOX = 'member'

const juba = { region: 'greater_equatoria' } as const
const upperNile = { region: 'greater_upper_nile' } as const
const bahrElGhazal = { region: 'greater_bahr_el_ghazal' } as const
const abroad = { region: 'other' } as const

/** Fictional people in every grade and region. */
export const people: Person[] = [
  {
    mailbox: MEMBER_MAILBOX,
    fullName: 'Ayen Deng Ajak',
    ...juba,
    grade: 'professional',
    title: 'Structural Engineer',
    organization: 'Ajak & Lado Consulting',
    specialization: 'Bridges and public buildings',
    years: 9,
    memberFor: 2,
    licenceNumber: 'EX-0417',
    isPublic: true,
    bio: 'Designs schools and clinics, inspects bridges, and prefers a good detail to a clever one.',
  },
  {
    mailbox: 'achol.dau',
    fullName: 'Achol Dau Atem',
    ...upperNile,
    grade: 'professional',
    title: 'Highway Engineer',
    organization: 'Jonglei Roads Partnership',
    specialization: 'Unpaved roads on expansive clay',
    years: 14,
    memberFor: 3,
    roles: ['chapter_lead'],
    licenceNumber: 'EX-0311',
    isPublic: true,
    bio: 'Keeps roads open between Bor and Malakal, or says honestly when they are closed.',
  },
  {
    mailbox: 'moses.wani',
    fullName: 'Moses Wani Lado',
    ...juba,
    grade: 'fellow',
    title: 'Director of Works',
    organization: 'Equatoria Infrastructure Office',
    specialization: 'Urban drainage',
    years: 27,
    memberFor: 3,
    roles: ['chapter_lead'],
    licenceNumber: 'EX-0102',
    isPublic: true,
    bio: 'Has drawn drains for three towns, and dug some of them.',
  },
  {
    mailbox: 'abuk.akol',
    fullName: 'Abuk Akol Majok',
    ...bahrElGhazal,
    grade: 'professional',
    title: 'Water Engineer',
    organization: 'Jur River Water Works',
    specialization: 'Boreholes in basement rock',
    years: 11,
    memberFor: 2,
    roles: ['chapter_lead'],
    licenceNumber: 'EX-0289',
    isPublic: true,
    bio: 'Sites boreholes with two resistivity lines and a long talk with the women of the village.',
  },
  {
    mailbox: 'gatluak.ruot',
    fullName: 'Gatluak Ruot Nhial',
    ...upperNile,
    grade: 'associate',
    title: 'Site Engineer',
    organization: 'Sobat Construction',
    specialization: 'Dykes and earthworks',
    years: 4,
    memberFor: 1,
    bio: 'Compacts clay at the right moisture, and waits when it is not.',
  },
  {
    mailbox: 'nyakim.gatwech',
    fullName: 'Nyakim Gatwech Duop',
    ...upperNile,
    grade: 'graduate',
    title: 'Graduate Engineer',
    organization: 'Bentiu Flood Protection Programme',
    specialization: 'Hydrology',
    years: 2,
    memberFor: 1,
  },
  {
    mailbox: 'peter.lokuji',
    fullName: 'Peter Lokuji Tombe',
    ...juba,
    grade: 'professional',
    title: 'Materials Engineer',
    organization: 'Central Testing Laboratory',
    specialization: 'Concrete with local aggregate',
    years: 12,
    memberFor: 3,
    licenceNumber: 'EX-0266',
    isPublic: true,
    bio: 'Breaks cubes for a living, and writes down each one.',
  },
  {
    mailbox: 'mary.keji',
    fullName: 'Mary Keji Soro',
    ...juba,
    grade: 'associate',
    title: 'Project Engineer',
    organization: 'Nimule Corridor Contractors',
    specialization: 'Construction management',
    years: 4,
    memberFor: 2,
    isPublic: true,
  },
  {
    mailbox: 'santino.majok',
    fullName: 'Santino Majok Aguer',
    ...bahrElGhazal,
    grade: 'fellow',
    title: 'Consulting Engineer',
    organization: 'Aguer & Partners',
    specialization: 'Small dams and irrigation',
    years: 31,
    memberFor: 3,
    licenceNumber: 'EX-0087',
    isPublic: true,
    bio: 'Learned from dams that failed, some of them his own, and teaches both.',
  },
  {
    mailbox: 'adut.malual',
    fullName: 'Adut Malual Kuol',
    ...bahrElGhazal,
    grade: 'student',
    title: 'Student',
    organization: 'University of Bahr el Ghazal',
    specialization: 'Laterite gravel',
    years: 0,
    memberFor: 1,
  },
  {
    mailbox: 'john.ladu',
    fullName: 'John Ladu Kenyi',
    ...juba,
    grade: 'student',
    title: 'Student',
    organization: 'University of Juba',
    specialization: 'Structural engineering',
    years: 0,
    memberFor: 1,
  },
  {
    mailbox: 'rebecca.aluel',
    fullName: 'Rebecca Aluel Biar',
    ...upperNile,
    grade: 'student',
    title: 'Student',
    organization: 'Dr. John Garang Memorial University',
    specialization: 'Surveying',
    years: 0,
    memberFor: 1,
  },
  {
    mailbox: 'mohamed.ahmed',
    fullName: 'محمد أحمد عبد الله',
    ...upperNile,
    grade: 'professional',
    title: 'River Engineer',
    organization: 'Renk River Transport',
    specialization: 'Landing places and river training',
    years: 16,
    memberFor: 2,
    licenceNumber: 'EX-0198',
    isPublic: true,
    bio: 'يعمل على موانئ النيل الأبيض بين الرنك وملكال.',
  },
  {
    mailbox: 'maria.nyibol',
    fullName: 'Maria Goretti Nyibol Akuein Makuei Arop Deng-Lual Ajang de Majok Wol',
    ...bahrElGhazal,
    grade: 'professional',
    title: 'Senior Lecturer and Head of the Department of Civil and Environmental Engineering',
    organization: 'University of Bahr el Ghazal, Faculty of Engineering and Technology',
    specialization: 'Sanitation on high water tables and faecal sludge management',
    years: 18,
    memberFor: 3,
    licenceNumber: 'EX-0171',
    isPublic: true,
    bio: 'Teaches, and takes her students to look at what was built.',
  },
  {
    mailbox: 'emmanuel.jada',
    fullName: 'Emmanuel Jada Loro',
    ...juba,
    grade: 'professional',
    title: 'Geotechnical Engineer',
    organization: 'Rejaf Ground Engineering',
    specialization: 'Site investigation',
    years: 10,
    memberFor: 2,
    licenceNumber: 'EX-0302',
  },
  {
    mailbox: 'sarah.ihisa',
    fullName: 'Sarah Ihisa Oyet',
    ...juba,
    grade: 'graduate',
    title: 'Graduate Engineer',
    organization: 'Torit Rural Water',
    specialization: 'Solar pumping',
    years: 2,
    memberFor: 1,
    isPublic: true,
  },
  {
    mailbox: 'angelo.wol',
    fullName: 'Angelo Wol Tong',
    ...bahrElGhazal,
    grade: 'associate',
    title: 'Quantity Surveyor',
    organization: 'Kuajok Building Cooperative',
    specialization: 'Contracts and cost',
    years: 3,
    memberFor: 1,
    membership: 'grace',
  },
  {
    mailbox: 'simon.chuol',
    fullName: 'Simon Chuol Thoan',
    ...upperNile,
    grade: 'professional',
    title: 'Airstrip Engineer',
    organization: 'Upper Nile Access Programme',
    specialization: 'Airstrips and drainage',
    years: 13,
    memberFor: 2,
    membership: 'expired',
    licenceNumber: 'EX-0244',
  },
  {
    mailbox: 'grace.poni',
    fullName: 'Grace Poni Modi',
    ...juba,
    grade: 'associate',
    title: 'Urban Planner',
    organization: 'Juba City Plan Office',
    specialization: 'Layout and land',
    years: 4,
    memberFor: 2,
    isPublic: true,
  },
  {
    mailbox: 'david.bol',
    fullName: 'David Bol Akot',
    ...abroad,
    grade: 'professional',
    title: 'Bridge Engineer',
    organization: 'Lakeside Structures',
    specialization: 'Load rating of existing bridges',
    years: 17,
    memberFor: 2,
    licenceNumber: 'EX-0233',
    isPublic: true,
    bio: 'Works in Kampala, comes home for inspections.',
  },
  {
    mailbox: 'helena.nyoka',
    fullName: 'Helena Nyoka Batali',
    ...juba,
    grade: 'honorary',
    title: 'Retired head teacher',
    organization: 'Friends of Girls in Science',
    specialization: 'Mathematics',
    years: 0,
    memberFor: 2,
    isPublic: true,
    bio: 'Sent eleven girls to study engineering, and asks after each of them.',
  },
  {
    mailbox: 'office.gumbo',
    fullName: 'Gumbo Quarries',
    ...juba,
    grade: 'corporate',
    title: 'Corporate member',
    organization: 'Gumbo Quarries',
    specialization: 'Crushed aggregate',
    years: 0,
    memberFor: 1,
    isPublic: true,
  },
  {
    mailbox: 'thon.ajak',
    fullName: 'Thon Ajak Manyang',
    ...upperNile,
    grade: 'associate',
    title: 'Structural Engineer',
    organization: 'Bor Municipal Works',
    specialization: 'Elevated tanks',
    years: 4,
    memberFor: 1,
  },
  {
    mailbox: 'lucia.awien',
    fullName: 'Lucia Awien Dut',
    ...bahrElGhazal,
    grade: 'graduate',
    title: 'Graduate Engineer',
    organization: 'Aweil Roads Office',
    specialization: 'Drifts and culverts',
    years: 1,
    memberFor: 1,
  },
  {
    mailbox: 'joseph.taban',
    fullName: 'Joseph Taban Elia',
    ...juba,
    grade: 'professional',
    title: 'Safety Engineer',
    organization: 'Yei River Builders',
    specialization: 'Safety on sites',
    years: 8,
    memberFor: 1,
    licenceNumber: 'EX-0390',
  },
]

export type PersonApplication = Pick<
  Application,
  | 'status'
  | 'region'
  | 'fullName'
  | 'dateOfBirth'
  | 'gender'
  | 'idPassport'
  | 'street'
  | 'city'
  | 'state'
  | 'membershipType'
  | 'institutionName'
  | 'degree'
  | 'yearOfCompletion'
  | 'currentEmployer'
  | 'position'
  | 'yearsOfExperience'
  | 'sectors'
> & { mailbox: string }

/** Fictional applicants, for staff under Membership Applications. */
export const applicants: PersonApplication[] = [
  {
    mailbox: 'viola.kiden',
    status: 'pending',
    region: 'greater_equatoria',
    fullName: 'Viola Kiden Pitia',
    dateOfBirth: '2000-03-14',
    gender: 'female',
    idPassport: 'EXAMPLE-0001',
    street: 'Example Road 12',
    city: 'Juba',
    state: 'Central Equatoria',
    membershipType: 'graduate',
    institutionName: 'University of Juba',
    degree: 'BSc',
    yearOfCompletion: '2024',
    currentEmployer: 'Ajak & Lado Consulting',
    position: 'Graduate Engineer',
    yearsOfExperience: '1',
    sectors: ['structural'],
  },
  {
    mailbox: 'daniel.gai',
    status: 'under_review',
    region: 'greater_upper_nile',
    fullName: 'Daniel Gai Reath',
    dateOfBirth: '1988-11-02',
    gender: 'male',
    idPassport: 'EXAMPLE-0002',
    street: 'Example Quarter 3',
    city: 'Malakal',
    state: 'Upper Nile',
    membershipType: 'professional',
    institutionName: 'Upper Nile University',
    degree: 'BSc',
    yearOfCompletion: '2013',
    currentEmployer: 'Sobat Construction',
    position: 'Contracts Engineer',
    yearsOfExperience: '11',
    sectors: ['construction_management', 'transportation'],
  },
]

/** The CPD entries of the demo member: 12 hours. */
export const memberCpd: Pick<CpdEntry, 'title' | 'kind' | 'hours' | 'provider' | 'note'>[] = [
  {
    title: 'Concrete trial mixes',
    kind: 'course',
    hours: 6,
    provider: 'Equatoria Chapter',
    note: 'Three mixes by hand; the sand box has to be checked each morning.',
  },
  {
    title: 'Inspection of the bridges between Juba and Nimule',
    kind: 'service',
    hours: 4,
    provider: 'Division of Structural Engineering',
    note: 'Blocked joints were the commonest defect.',
  },
  {
    title: 'Foundations on black cotton soil',
    kind: 'webinar',
    hours: 2,
    provider: 'Division of Geotechnical Engineering',
  },
]
