/** The hour and weather of a picture: every colour that the parts draw with. */
export type Light = {
  sky: readonly [high: string, low: string]
  sun: string
  glow: string
  cloud: string
  mist: string
  /** Hills from far to near. */
  hills: readonly [string, string, string, string]
  leaf: string
  leafDeep: string
  leafBright: string
  trunk: string
  water: readonly [far: string, near: string]
  shine: string
  earth: string
  earthDeep: string
  stone: string
  stoneShade: string
  stoneDeep: string
  road: string
  roadEdge: string
  rain: boolean
}

export type LightName = 'dawn' | 'noon' | 'dusk' | 'monsoon'

export const LIGHTS: Record<LightName, Light> = {
  dawn: {
    sky: ['#f7c9a6', '#fff0d6'],
    sun: '#fff8e6',
    glow: '#ffe0ad',
    cloud: '#fff4e2',
    mist: '#fbe7cf',
    hills: ['#d9b7a4', '#a9a598', '#5f8f86', '#1f6a67'],
    leaf: '#2c7a5d',
    leafDeep: '#145350',
    leafBright: '#6ea764',
    trunk: '#6f5242',
    water: ['#f6d8b8', '#69a6a4'],
    shine: '#fff3df',
    earth: '#d8a878',
    earthDeep: '#b27b54',
    stone: '#f0dcbf',
    stoneShade: '#d3b490',
    stoneDeep: '#8d6f5a',
    road: '#6d6a68',
    roadEdge: '#e9d9bd',
    rain: false,
  },
  noon: {
    sky: ['#a9dcdc', '#eef7ec'],
    sun: '#fffaf0',
    glow: '#fff3cf',
    cloud: '#ffffff',
    mist: '#e4f2e6',
    hills: ['#b3d6cd', '#82b9a9', '#48917f', '#17695f'],
    leaf: '#3b8a58',
    leafDeep: '#145c4c',
    leafBright: '#8cba5c',
    trunk: '#7b5b45',
    water: ['#bfe3df', '#3d9298'],
    shine: '#f2fbf6',
    earth: '#dcb37f',
    earthDeep: '#b98652',
    stone: '#f3e6cf',
    stoneShade: '#d8c09c',
    stoneDeep: '#907761',
    road: '#70726f',
    roadEdge: '#efe6d2',
    rain: false,
  },
  dusk: {
    sky: ['#3f5570', '#f6a96b'],
    sun: '#ffe3a6',
    glow: '#ffc36b',
    cloud: '#d98f78',
    mist: '#e79a72',
    hills: ['#a3697a', '#71587a', '#40496b', '#1f3550'],
    leaf: '#2a4d54',
    leafDeep: '#152f40',
    leafBright: '#4d6a5a',
    trunk: '#33303f',
    water: ['#f0a672', '#3f5577'],
    shine: '#ffd9a0',
    earth: '#9a6a60',
    earthDeep: '#6d4a52',
    stone: '#e2ab86',
    stoneShade: '#b27a6f',
    stoneDeep: '#5d475a',
    road: '#494a5a',
    roadEdge: '#c99a83',
    rain: false,
  },
  monsoon: {
    sky: ['#93aeb4', '#dfe8e2'],
    sun: '#f1f4ec',
    glow: '#e8efe6',
    cloud: '#c3d1d1',
    mist: '#dbe6e0',
    hills: ['#a9bfbb', '#7da398', '#47806f', '#1b5a4d'],
    leaf: '#2f7a52',
    leafDeep: '#104a40',
    leafBright: '#74ab55',
    trunk: '#5c4a3e',
    water: ['#c6d8d5', '#4b8488'],
    shine: '#eef5f1',
    earth: '#b98f68',
    earthDeep: '#8c6647',
    stone: '#ded5c4',
    stoneShade: '#b9ab96',
    stoneDeep: '#756757',
    road: '#5f6566',
    roadEdge: '#d6d6ca',
    rain: true,
  },
}
