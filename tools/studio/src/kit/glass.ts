import { CustomBlending, DoubleSide, MeshPhysicalMaterial, OneFactor, OneMinusSrcAlphaFactor } from 'three'

type Glass = { tint?: string; opacity?: number; roughness?: number }

/**
 * Clear or smoked glass and see-through plastic: clear in the middle, denser at the rims, with full highlights.
 * Mark meshes that use it with `clear: true` (the shape helpers do) so that they throw no black shadow.
 */
export function glass({ tint = '#dfe9ea', opacity = 0.1, roughness = 0.03 }: Glass = {}): MeshPhysicalMaterial {
  const material = new MeshPhysicalMaterial({
    color: tint,
    roughness,
    opacity,
    transparent: true,
    side: DoubleSide,
    depthWrite: false,
    clearcoat: 0,
    blending: CustomBlending,
    blendSrc: OneFactor,
    blendDst: OneMinusSrcAlphaFactor,
    blendSrcAlpha: OneFactor,
    blendDstAlpha: OneMinusSrcAlphaFactor,
  })
  material.forceSinglePass = false
  material.userData = { glass: true }
  material.onBeforeCompile = (shader) => {
    shader.fragmentShader = shader.fragmentShader.replace('#include <opaque_fragment>', rimGlass)
  }
  material.customProgramCacheKey = () => 'studio-glass'
  return material
}

const rimGlass = /* glsl */ `
float studioFacing = saturate( abs( dot( normalize( normal ), geometryViewDir ) ) );
float studioRim = pow( 1.0 - studioFacing, 3.0 );
float studioBody = mix( opacity * 0.4, min( 1.0, opacity + 0.5 ), studioRim );
float studioShine = clamp( max( totalSpecular.r, max( totalSpecular.g, totalSpecular.b ) ), 0.0, 1.0 );
float studioAlpha = clamp( max( studioBody, studioShine ), 0.0, 1.0 );
gl_FragColor = vec4( totalDiffuse * studioBody * mix( 0.7, 0.3, studioRim ) + totalSpecular, studioAlpha );
`
