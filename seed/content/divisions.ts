import type { New, ToRichText } from './types'

/** The eight technical divisions. Source: spec.md section 2, "Division pages". */
export const divisions = (text: ToRichText): New<'divisions'>[] => [
  {
    slug: 'structural-engineering',
    title: 'Structural Engineering',
    shortTitle: 'Structural',
    tagline: 'Bridges, buildings and towers that carry what they must, for as long as they must',
    icon: 'structural',
    order: 10,
    about: text(`
The Freedom Bridge at Juba shows what a crossing of the Nile means to a country: it is the line by which food, fuel and building materials reach the capital. Most structures are smaller, and matter as much to those who use them: the school of two storeys, the clinic, the elevated tank, the steel panel bridge on the road to the county seat. They are often built far from a laboratory, with steel that has travelled for weeks and aggregate from the nearest quarry.

The division works on structures that forgive. It collects details that stay safe when supervision is thin, prepares notes on loads, wind and earthquakes for our conditions, and keeps a record of how existing bridges and buildings behave. The strong earthquakes of May 1990 in the Juba region are part of that record, and too little of our practice reflects them.

Members meet to go through drawings before concrete is poured, and through failures after they happened. Nobody is blamed for a failure that is shared; everybody learns from it.`),
    themes: [
      { title: 'Bridges and crossings', text: 'Inspection, load rating and repair of concrete, steel and panel bridges; scour at piers and abutments.' },
      { title: 'Buildings for public use', text: 'Frames, roofs and tanks for schools, clinics and markets: robust details, drawings that a foreman can read.' },
      { title: 'Earthquake and wind', text: 'Simple rules for ductile detailing and for light roofs, from what the region has experienced.' },
      { title: 'Assessment and strengthening', text: 'Judging old and war-damaged structures, and deciding what is worth keeping.' },
    ],
  },
  {
    slug: 'geotechnical-engineering',
    title: 'Geotechnical Engineering',
    shortTitle: 'Geotechnical',
    tagline: 'Knowing the ground before anything is put on it',
    icon: 'geotechnical',
    order: 20,
    about: text(`
No material of ours varies as much as the ground, and none is tested as little. Across the plains of Upper Nile, Jonglei and Unity lies black cotton soil, a clay that swells in the rains and opens in cracks in the dry season. It lifts floors, breaks walls and swallows roads. On the ironstone plateau, laterite gives gravel that is excellent in one pit and useless in the next. Along the rivers there is loose sand, and organic soil in the swamps of the Sudd.

The division promotes investigation that fits the work: two pits and a hand-driven penetrometer for a classroom, borings and laboratory tests for a bridge. It keeps an open archive of logs and results, so that the second building on a site knows what the first one found.

Its papers deal with foundations on expansive clay, slopes and cuttings in laterite, dykes of clay on clay, and the embankments without which a road of the plain has no future.`),
    themes: [
      { title: 'Expansive clay', text: 'Recognition, measurement and foundations on black cotton soil; keeping moisture even.' },
      { title: 'Laterite as a material', text: 'Where good gravel lies, how to test it, and how to improve what is not good enough.' },
      { title: 'Dykes and embankments', text: 'Stability, seepage and settlement of earthworks that stand in water for months.' },
      { title: 'Site investigation', text: 'Least scope, safe trial pits, logs that others can use, and an open archive of them.' },
    ],
  },
  {
    slug: 'transportation-engineering',
    title: 'Transportation Engineering',
    shortTitle: 'Transportation',
    tagline: 'Roads, airstrips and river ports that stay open all year',
    icon: 'transportation',
    order: 30,
    about: text(`
In the dry season the country is a day’s drive wide. In the wet season some of its towns can be reached by river or by air only. A paved road leads from Juba to Nimule; nearly all others are of gravel or earth, and are lost and found again with the rains. What a road costs is decided less by its surface than by its drains, its crossings and the lorries that use it on the wrong day.

The division writes standards for light traffic, because that is the traffic we have: raised roads over expansive clay, gravel that is chosen by test, drifts that a flood may pass over, maintenance that a village can be paid to do. It is equally concerned with people on foot and on motorcycles, who are most of those on the road and most of those who are hurt on it.

Rivers are roads too. Landing places, barges and channel marks on the White Nile and the Sobat belong to its work, as do airstrips that have to bear an aircraft after a week of rain.`),
    themes: [
      { title: 'Unpaved roads', text: 'Cross-section, drainage, gravel and maintenance cycles for light traffic on difficult ground.' },
      { title: 'Crossings', text: 'Culverts, drifts and short bridges that outlive the flood, and approaches that stay with them.' },
      { title: 'Road safety', text: 'Speeds through towns, space for walking, loads that are checked, and learning from each crash.' },
      { title: 'River and air transport', text: 'Landing places, river training and airstrips as parts of one network.' },
    ],
  },
  {
    slug: 'water-resources-environmental',
    title: 'Water Resources and Environmental Engineering',
    shortTitle: 'Water and Environment',
    tagline: 'Water to drink, water to manage, water to leave in peace',
    icon: 'water',
    order: 40,
    about: text(`
The White Nile enters at Nimule, spreads into the Sudd, one of the largest wetlands on earth, and leaves at Renk. Around it live people whose wells fall dry in March and whose villages stand in water in October. Too little and too much are the same engineer’s concern here.

The division works on boreholes and small water yards, on treatment and distribution in towns, and on sanitation where the water table is at the surface. It studies floods with the records there are, broken as they are, and asks that every dyke be planned together with the drainage behind it. It regards wetlands as works of nature with functions of their own, such as storage, fisheries, grazing and cleaning of water, which have to be counted before they are changed.

Its members advise counties on flood marks and gauges, publish methods for short and broken records, and review the environmental side of large works.`),
    themes: [
      { title: 'Water supply', text: 'Siting, drilling and testing of boreholes; solar pumping; treatment and networks that can be kept running.' },
      { title: 'Floods and drainage', text: 'Gauges, flood marks, dykes and the drainage of towns on flat land.' },
      { title: 'Sanitation', text: 'Raised latrines, sludge that is carried away and treated, and drains that stay clean.' },
      { title: 'Rivers and wetlands', text: 'Sediment, environmental flows and the Sudd; assessment before works begin.' },
    ],
  },
  {
    slug: 'construction-project-management',
    title: 'Construction and Project Management',
    shortTitle: 'Construction Management',
    tagline: 'From a signed drawing to a finished work, on time, safely and honestly',
    icon: 'construction',
    order: 50,
    about: text(`
Many works fail on paper before they fail on site: a contract that puts every risk on the smaller side, a programme that has the rains in the wrong months, a bill of quantities copied from another country. The season for earthworks is short. Materials come by one road or by barge. A project manager here plans around rivers and roads as much as around money.

The division prepares model contracts and bills for minor works, shares prices and outputs that were really achieved, and trains supervisors. It speaks for prompt payment, because late payment kills more contractors than bad ground. It stands for open tenders and for books that can be read.

Safety is its first subject. Trenches, scaffolds, quarries and lorries kill people who were healthy in the morning. Nothing about that is inevitable.`),
    themes: [
      { title: 'Contracts and procurement', text: 'Model documents for minor works, fair risks, open tenders, quick adjudication.' },
      { title: 'Planning and cost', text: 'Programmes around the wet season, achieved outputs, and estimates that are checked afterwards.' },
      { title: 'Health and safety', text: 'Trenches, heights, quarries, plant and traffic: few rules, kept every day.' },
      { title: 'Local contractors', text: 'Training, joint ventures, access to plant and payment on time.' },
    ],
  },
  {
    slug: 'urban-planning-infrastructure',
    title: 'Urban Planning and Infrastructure Systems',
    shortTitle: 'Urban Planning',
    tagline: 'Towns laid out before they are built, and served while they grow',
    icon: 'urban',
    order: 60,
    about: text(`
Juba, Malakal, Wau, Bor and dozens of smaller towns grow at their edges, house by house, usually before there is a street. Afterwards, every drain and every pipe has to be bargained through courtyards. Half a day of setting out with pegs and string, done early, saves decades.

The division brings together planners, surveyors and engineers of all networks: streets, drains, water, waste and power. It works on simple plans that a county can adopt and keep: main streets, storm drains and public land first, plots second. It pays attention to those who return after years away and find their place taken, and to land on which nobody should build because the river uses it.

It also looks at what already stands: how to bring a water main or a drain into a settlement without driving out the people it is for.`),
    themes: [
      { title: 'Layout and land', text: 'Setting out streets and public land early; levels, flood lines and rights on one plan.' },
      { title: 'Storm drainage', text: 'Drains for flat towns: gradients, outfalls, upkeep, and markets that keep them free.' },
      { title: 'Services', text: 'Water, waste, power and streets planned together, in steps that can be paid for.' },
      { title: 'Return and resettlement', text: 'Sites and services for people who come back, above the flood and near to work.' },
    ],
  },
  {
    slug: 'materials-concrete-research',
    title: 'Materials and Concrete Research',
    shortTitle: 'Materials and Concrete',
    tagline: 'Testing what we build with, and building with what we have',
    icon: 'materials',
    order: 70,
    about: text(`
Cement and steel come a long way. Sand, stone, clay, grass and timber are here. Good engineering with local materials begins with knowing them: the rock of the hills around Juba, the sand banks of the White Nile after each flood, laterite from Wau, burnt brick from the river banks, whose kilns are fired with trees.

The division works for testing that is within reach. It describes trial mixes with a bucket and a balance, compares results between laboratories, lists quarries with what is known of them, and studies how concrete fares in our climate: hot afternoons, wet ground, poor curing.

Research here has a purpose: less cement for the same strength, blocks of stabilised earth in place of fired brick, gravel roads that last one season longer. Results that disappoint are published too.`),
    themes: [
      { title: 'Concrete with local aggregate', text: 'Trial mixes, water demand, control of quality on small sites, durability.' },
      { title: 'Earth, brick and lime', text: 'Stabilised blocks, better kilns, lime for soils and mortars.' },
      { title: 'Laboratories and field tests', text: 'Shared procedures, comparisons between laboratories, kits for remote sites.' },
      { title: 'Catalogue of sources', text: 'Quarries, borrow pits and sand banks: place, tests, access, owner.' },
    ],
  },
  {
    slug: 'education-professional-development',
    title: 'Education and Professional Development',
    shortTitle: 'Education and Development',
    tagline: 'From the first lecture to the last signature',
    icon: 'education',
    order: 80,
    about: text(`
Engineers of this country have studied in Juba, Khartoum, Nairobi, Kampala, Cairo and farther away, in two languages and to many standards. Some lost years to war. The division looks after the whole of a career: schools and universities, the first job, the licence, and learning that goes on.

It supports student chapters with lectures, visits and books. It finds a mentor for each graduate, because a degree without practice under guidance is half an education. It organises short courses where members work, not only in the capital, and keeps the guidelines for continuing professional development, with a target of 40 hours a year.

It speaks for girls at school who are good at mathematics and are told that sites are not for them. And it prepares, with the authorities, a register of engineers with one fair way in.`),
    themes: [
      { title: 'Students and graduates', text: 'Student chapters, mentors, first jobs, help with reports for the licence.' },
      { title: 'Continuing education', text: 'Short courses and webinars, records of hours, recognition of learning at work.' },
      { title: 'Licensure', text: 'A public register, examination in practice, and recognition of study abroad.' },
      { title: 'Women and young people', text: 'School visits, scholarships, networks, and sites where everyone can work.' },
    ],
  },
]
