"""Takes the grain out of a path-traced picture: an edge-stopping filter led by the picture's albedo and normals."""
import numpy


def smooth(color, albedo, normal):
    """A linear picture without its grain; all are arrays of height × width × 3."""
    color = without_sparks(color)
    base = numpy.maximum(albedo, 0.04)
    light = color / base
    for step, tone in ((1, 0.45), (2, 0.25), (4, 0.14)):
        light = spread(light, albedo, normal, step, tone)
    return light * base


def without_sparks(color):
    """Limits a pixel to the second brightest of its neighbors."""
    brightness = color.max(axis=2)
    there = neighbors(brightness, 1)
    around = numpy.stack([there(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if x or y])
    limit = numpy.partition(around, -2, axis=0)[-2]
    scale = numpy.where(brightness > limit * 1.3, limit * 1.3 / numpy.maximum(brightness, 1e-6), 1)
    return color * scale[..., None]


def neighbors(values, reach):
    """The picture moved by up to `reach` pixels; its edge goes on outside."""
    height, width = values.shape[:2]
    wide = numpy.pad(values, [(reach, reach), (reach, reach)] + [(0, 0)] * (values.ndim - 2), mode='edge')
    return lambda x, y: wide[reach + y:reach + y + height, reach + x:reach + x + width]


def spread(light, albedo, normal, step, tone):
    shown = light / (1 + light)
    light_at, albedo_at, normal_at, shown_at = (neighbors(values, 2 * step) for values in (light, albedo, normal, shown))
    total = numpy.zeros_like(light)
    weights = numpy.zeros(light.shape[:2], dtype=numpy.float32)
    for x in (-2, -1, 0, 1, 2):
        for y in (-2, -1, 0, 1, 2):
            at = (x * step, y * step)
            away = (
                squared(albedo_at(*at) - albedo) / 0.004
                + squared(normal_at(*at) - normal) / 0.05
                + squared(shown_at(*at) - shown) / tone ** 2
                + (x * x + y * y) / 5
            )
            weight = numpy.exp(-away).astype(numpy.float32)
            total += light_at(*at) * weight[..., None]
            weights += weight
    return total / weights[..., None]


def squared(values):
    return numpy.einsum('ijk,ijk->ij', values, values)
