import { art, Drawing, type DrawingProps } from './drawing.tsx'
import { Cab, Cloud, Gopuram, Palm, Sun, Tree } from './parts.tsx'

/**
 * A road out of the ghats, past a temple, to the sea, for a desktop (1440 × 720). A phone shows the middle third, with
 * the cab and the temple. The upper left is calm, for the headline.
 */
export function HeroScene(props: DrawingProps) {
  return (
    <Drawing viewBox="0 0 1440 720" cover {...props}>
      <linearGradient id="hero-sky" x1="0" y1="0" x2="0" y2="1">
        <stop offset=".1" stopColor={art('sky-high')} />
        <stop offset="1" stopColor={art('sky-low')} />
      </linearGradient>
      <path d="M0,0H1440V520H0z" fill="url(#hero-sky)" />
      <Sun x={1010} y={300} radius={58} />
      <Cloud x={1120} y={250} scale={1.7} />
      <Cloud x={1350} y={246} scale={0.9} />
      <Sea />
      <Ghats />
      <Temple />
      <Road />
      <Cab x={560} y={652} scale={0.56} luggage />
      <Foreground />
    </Drawing>
  )
}

function Sea() {
  return (
    <>
      <path d="M760,446H1440V600H760z" fill={art('water')} />
      <path d="M760,500C960,486 1300,494 1440,488V620H760z" fill={art('water-deep')} />
      <path
        d="M1080,462h50M1230,470h80M1330,458h70M1130,514h90M1300,520h80M1240,536h60"
        stroke={art('shine')}
        strokeWidth="3"
        strokeLinecap="round"
        opacity=".7"
      />
      <path
        d="M1148,472h44c-3,8 -10,10 -16,10h-14c-7,0 -12,-3 -14,-10zM1170,468v-46c18,14 22,30 24,46zM1166,468v-38c-10,12 -16,24 -18,38z"
        fill={art('stone')}
      />
    </>
  )
}

function Ghats() {
  return (
    <>
      <path
        d="M0,420C80,350 130,330 190,360C240,384 270,330 330,312C390,294 430,368 500,372C560,376 610,330 670,352C740,378 800,420 900,436C990,450 1070,476 1130,552H0z"
        fill={art('hill-1')}
      />
      <path
        d="M0,456C60,440 120,396 190,404C270,412 300,452 380,438C450,424 500,398 570,412C650,428 720,470 830,474C920,478 1020,500 1080,552H0z"
        fill={art('hill-2')}
      />
      <path
        d="M0,480C120,450 210,470 300,486C420,508 540,470 660,486C780,502 940,504 1050,552H0z"
        fill={art('hill-3')}
      />
    </>
  )
}

function Temple() {
  return (
    <>
      <Palm x={790} y={528} scale={0.9} flip />
      <Palm x={826} y={532} scale={1.15} />
      <Palm x={1004} y={534} scale={1} />
      <Gopuram x={916} y={540} scale={1.16} />
      <path d="M770,540V516H1050V540z" fill={art('stone')} />
      <path d="M776,528H1046" stroke={art('terracotta')} strokeWidth="24" strokeDasharray="11 11" />
      <path d="M890,542v-36h52v36z" fill={art('stone')} />
      <path d="M902,542v-26h28v26zM766,517H1054v-4H766z" fill={art('stone-deep')} />
      <path d="M1000,560C1120,520 1240,556 1440,540V640H1000z" fill={art('stone-shade')} />
      <path d="M1040,580C1160,546 1260,566 1440,556V640H1040z" fill={art('stone')} />
    </>
  )
}

function Road() {
  return (
    <>
      <path
        d="M0,540C160,516 300,530 460,544C640,560 860,536 1060,548C1200,556 1320,580 1440,590V720H0z"
        fill={art('leaf')}
      />
      <path
        d="M0,572C200,548 380,568 560,578C760,588 900,566 1020,572C1180,580 1300,612 1440,616V720H0z"
        fill={art('hill-4')}
      />
      <path
        d="M906,542C912,556 1016,556 1100,566C1190,576 1230,596 1196,612C1120,640 420,580 0,640V706C440,640 1130,706 1262,630C1330,590 1210,562 1108,554C1040,548 930,552 926,542z"
        fill={art('road')}
      />
      <path
        d="M0,674C430,612 1130,672 1232,620C1262,602 1200,578 1104,560"
        fill="none"
        stroke={art('road-line')}
        strokeWidth="4"
        strokeDasharray="26 22"
      />
    </>
  )
}

function Foreground() {
  return (
    <>
      <path d="M0,690C240,660 460,700 700,704C1000,708 1200,690 1440,650V720H0z" fill={art('leaf-deep')} />
      <Tree x={70} y={600} scale={1.5} tone="leaf-deep" />
      <Tree x={190} y={590} scale={1.1} />
      <Palm x={1330} y={690} scale={2.9} flip />
      <Palm x={1390} y={710} scale={2.2} />
      <path
        d="M20,720c-10,-50 60,-60 76,-34c14,-30 76,-22 82,14c30,-12 56,8 50,20zM1180,720c-6,-34 44,-44 58,-22c14,-26 70,-20 76,22z"
        fill={art('leaf')}
      />
    </>
  )
}
