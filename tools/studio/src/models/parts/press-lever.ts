import { chrome, dark, rubber } from '../../kit/materials.ts'
import { cylinder, lathe, put } from '../../kit/shapes.ts'
import { sweep } from '../../kit/sweep.ts'

/** The post behind the cone, the arm over it with its grip, and the cup that presses. */
export function pressLever() {
  return [post(), arm(), grip(), cup(), put(cylinder(0.8, 2.4, chrome(), 0.2), [0, 27.6, 0])]
}

function post() {
  return sweep(
    {
      points: [
        [0, 14, -6.4],
        [0, 22, -8.6],
        [0, 27.4, -7.4],
      ],
      width: [4, 3.2, 2.8],
      thickness: [2.6, 2.2, 2],
      side: [1, 0, 0],
      n: 3,
    },
    dark(),
  )
}

function arm() {
  return sweep(
    {
      points: [
        [0, 26.6, -8.2],
        [0, 29.2, -2],
        [0, 28.6, 5.6],
        [0, 26.8, 12.4],
      ],
      width: [2.6, 2.4, 2.6, 3.2],
      thickness: [2, 1.7, 1.7, 1.9],
      side: [1, 0, 0],
      n: 3,
    },
    chrome('#c9ccd0', 0.16),
  )
}

function grip() {
  return sweep(
    {
      points: [
        [0, 28.5, 6.6],
        [0, 27.8, 9.6],
        [0, 26.7, 12.8],
      ],
      width: [3, 3.4, 3.4],
      thickness: [2.2, 2.4, 2.4],
      side: [1, 0, 0],
      n: 3,
    },
    rubber('#232629'),
  )
}

function cup() {
  return put(
    lathe(
      [
        [4.6, 0, 0.1],
        [4.5, 1.6, 1],
        [2.2, 3.4, 1],
        [0, 3.6],
      ],
      dark(),
    ),
    [0, 25, 0],
  )
}
