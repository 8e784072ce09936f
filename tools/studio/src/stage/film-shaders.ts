import type { IUniform } from 'three'

/** Settings of a shader material that covers the whole frame. */
export function fullScreen(fragmentShader: string, uniforms: Record<string, IUniform>) {
  return { vertexShader, fragmentShader, uniforms, depthTest: false, depthWrite: false, toneMapped: false }
}

const vertexShader = /* glsl */ `
varying vec2 spot;
void main() {
  spot = uv;
  gl_Position = vec4( position.xy, 0.0, 1.0 );
}
`

/** Very bright dots are held back, so that edges of highlights stay smooth. */
export const addExposure = /* glsl */ `
uniform sampler2D frame;
varying vec2 spot;
void main() {
  gl_FragColor = min( texture2D( frame, spot ), vec4( 6.0 ) );
}
`

/** Khronos PBR Neutral tone mapping: what is lit at 1 keeps the hue and value of its hex; only highlights compress. */
export const developExposure = /* glsl */ `
uniform sampler2D above;
uniform sampler2D below;
uniform float passes;
uniform vec3 inner;
uniform vec3 outer;
uniform vec2 centre;
uniform float clear;
uniform float aspect;
uniform vec3 disc;
uniform vec3 discPlace;
varying vec2 spot;

vec3 neutral( vec3 color ) {
  float low = min( color.r, min( color.g, color.b ) );
  color -= 0.6 * ( low < 0.08 ? low - 6.25 * low * low : 0.04 );
  float peak = max( color.r, max( color.g, color.b ) );
  float start = 0.76;
  if ( peak < start ) return color;
  float rest = 1.0 - start;
  float squeezed = 1.0 - rest * rest / ( peak + rest - start );
  color *= squeezed / peak;
  float faded = 1.0 - 1.0 / ( 0.12 * ( peak - squeezed ) + 1.0 );
  return mix( color, vec3( squeezed ), faded );
}

vec3 display( vec3 linear ) {
  vec3 c = clamp( linear, 0.0, 1.0 );
  return mix( 12.92 * c, 1.055 * pow( c, vec3( 1.0 / 2.4 ) ) - 0.055, step( 0.0031308, c ) );
}

/** The shadow on the table, smoothed over a small disc: a few passes leave streaks in it. */
vec4 softShadow() {
  vec4 total = vec4( 0.0 );
  for ( int index = 0; index < 20; index++ ) {
    float away = 0.013 * sqrt( ( float( index ) + 0.5 ) / 20.0 );
    float angle = float( index ) * 2.399963;
    total += texture2D( below, spot + away * vec2( cos( angle ) / aspect, sin( angle ) ) );
  }
  return total / 20.0;
}

void main() {
  vec4 exposure = texture2D( above, spot ) / passes;
  vec4 shadow = softShadow() / passes;
  float alpha = clamp( exposure.a, 0.0, 1.0 );
  vec3 color = display( neutral( exposure.rgb / max( alpha, 0.0001 ) ) );
  vec3 backdrop = mix( inner, outer, smoothstep( 0.05, 0.85, length( ( spot - centre ) * vec2( 1.0, 1.1 ) ) ) );
  float away = length( ( spot - discPlace.xy ) * vec2( aspect, 1.0 ) );
  float glow = discPlace.z > 0.0 ? 1.0 - smoothstep( discPlace.z - 0.003, discPlace.z + 0.003, away ) : 0.0;
  float halo = discPlace.z > 0.0 ? 0.35 * exp( -3.5 * max( 0.0, away - discPlace.z ) / discPlace.z ) : 0.0;
  backdrop = mix( backdrop, disc, max( glow, halo ) );
  float grain = fract( sin( dot( gl_FragCoord.xy, vec2( 12.9898, 78.233 ) ) ) * 43758.5453 ) - 0.5;
  vec3 shaded = mix( backdrop, display( shadow.rgb / max( shadow.a, 0.0001 ) ), clamp( shadow.a, 0.0, 1.0 ) );
  vec3 over = mix( shaded + grain / 255.0, color, alpha );
  gl_FragColor = mix( vec4( over, 1.0 ), vec4( color * alpha, alpha ), clear );
}
`
