import { art, Drawing, type DrawingProps } from './drawing.tsx'
import { Cloud, Palm, Sun } from './parts.tsx'

/** For an empty list: an empty road with a milestone. */
export function EmptyRoad(props: DrawingProps) {
  return (
    <Drawing viewBox="0 0 360 220" {...props}>
      <clipPath id="empty-road">
        <rect width="360" height="220" rx="24" />
      </clipPath>
      <g clipPath="url(#empty-road)">
        <path d="M0,0H360V220H0z" fill={art('sky-low')} />
        <Sun x={226} y={76} radius={24} />
        <Cloud x={40} y={66} scale={0.7} />
        <path
          d="M0,116C50,84 90,84 130,104C170,124 220,92 264,96C304,100 330,116 360,110V220H0z"
          fill={art('hill-1')}
        />
        <path d="M0,134C70,104 140,126 200,124C260,122 310,130 360,122V220H0z" fill={art('hill-2')} />
        <path d="M0,146C90,132 260,136 360,144V220H0z" fill={art('hill-3')} />
        <path
          d="M196,136C192,142 206,148 196,160C180,178 116,190 96,220H280C276,190 236,172 230,158C226,148 206,142 202,136z"
          fill={art('road')}
        />
        <path
          d="M199,140C202,148 214,152 213,162C212,180 192,192 188,220"
          fill="none"
          stroke={art('road-line')}
          strokeWidth="3.5"
          strokeDasharray="10 9"
        />
        <Palm x={46} y={200} scale={1.2} />
        <Palm x={340} y={180} scale={0.9} flip />
        <Milestone />
      </g>
    </Drawing>
  )
}

function Milestone() {
  return (
    <g transform="translate(-26 4)">
      <path d="M292,208V176c0,-24 36,-24 36,0v32z" fill={art('paint')} />
      <path d="M292,182v-6c0,-24 36,-24 36,0v6z" fill={art('gold')} />
      <path d="M300,192h20M300,199h13" stroke={art('stone-deep')} strokeWidth="3" strokeLinecap="round" />
      <path d="M282,210c8,-10 50,-10 60,0z" fill={art('leaf-deep')} />
    </g>
  )
}

/** For a page that is not there: the road forks, the signs are blank, and a cow knows no better. */
export function LostRoad(props: DrawingProps) {
  return (
    <Drawing viewBox="0 0 480 280" {...props}>
      <clipPath id="lost-road">
        <rect width="480" height="280" rx="28" />
      </clipPath>
      <g clipPath="url(#lost-road)">
        <path d="M0,0H480V280H0z" fill={art('sky-low')} />
        <Sun x={122} y={84} radius={28} />
        <Cloud x={300} y={74} scale={0.9} />
        <path
          d="M0,150C60,110 130,118 180,134C230,150 300,108 360,118C420,128 450,140 480,136V280H0z"
          fill={art('hill-1')}
        />
        <path d="M0,168C90,136 180,160 260,156C340,152 420,166 480,154V280H0z" fill={art('hill-2')} />
        <path d="M0,178C120,164 360,166 480,178V280H0z" fill={art('leaf')} />
        <path
          d="M150,280C190,230 130,206 40,184H84C170,200 228,214 240,222C260,210 330,196 404,182H446C340,208 280,232 322,280z"
          fill={art('road')}
        />
        <path
          d="M236,274V246M214,228C176,210 130,200 86,190M266,226C310,208 360,196 402,188"
          fill="none"
          stroke={art('road-line')}
          strokeWidth="4"
          strokeDasharray="14 12"
        />
        <Signpost />
        <Cow />
        <Palm x={36} y={262} scale={1.3} />
        <Palm x={458} y={276} scale={1.2} flip />
      </g>
    </Drawing>
  )
}

function Signpost() {
  return (
    <>
      <path d="M236,206V82h9v124z" fill={art('trunk')} />
      <path d="M240,92h74l16,15l-16,15h-74z" fill={art('peacock')} />
      <path d="M242,130h-72l-15,14l15,14h72z" fill={art('gold')} />
      <path d="M254,107h46M226,144h-44" stroke={art('paint')} strokeWidth="4" strokeLinecap="round" opacity=".75" />
      <path d="M222,208c6,-10 30,-10 38,0z" fill={art('leaf-deep')} />
    </>
  )
}

function Cow() {
  return (
    <g transform="translate(322 256)">
      <ellipse cx="4" cy="1" rx="58" ry="5" fill={art('ink')} opacity=".25" />
      <path d="M-38,-36l4,36h11l2,-32zM22,-34l2,34h11l4,-38z" fill={art('stone-shade')} />
      <path
        d="M-46,-62C-48,-74 -20,-74 0,-72C8,-84 22,-82 26,-72C36,-72 44,-70 48,-66L46,-38C40,-30 28,-30 22,-30L20,0H9L6,-28C-6,-24 -16,-26 -24,-30L-28,0H-39L-42,-32C-48,-42 -46,-54 -46,-62z"
        fill={art('stone')}
      />
      <path d="M-22,-72c-2,12 6,20 18,18c10,-2 12,-12 8,-18z" fill={art('stone-deep')} />
      <path
        d="M42,-70C50,-84 66,-82 72,-72C76,-62 82,-56 80,-48C74,-42 64,-44 60,-50C54,-52 46,-50 42,-56z"
        fill={art('stone')}
      />
      <path d="M80,-48c-6,6 -16,4 -20,-2c6,-6 16,-6 20,2z" fill={art('terracotta')} opacity=".7" />
      <path
        d="M50,-78C44,-90 50,-98 56,-100C54,-92 58,-86 60,-81zM64,-80C66,-90 74,-94 80,-94C76,-88 74,-82 70,-77z"
        fill={art('gold')}
      />
      <path d="M48,-74c-10,-6 -18,-2 -18,4c8,4 14,2 18,-4z" fill={art('stone-shade')} />
      <circle cx="63" cy="-67" r="2.5" fill={art('ink')} />
      <path
        d="M-46,-60C-56,-48 -54,-34 -52,-24"
        fill="none"
        stroke={art('stone-shade')}
        strokeWidth="4"
        strokeLinecap="round"
      />
    </g>
  )
}
